// Turns the screen of a terminal emulator (@xterm/headless) into a picture that looks as the terminal does.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const require = createRequire(import.meta.url);
const fonts = join(dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf');

// DejaVu Sans Mono's own proportions: its lines and boxes meet their neighbours.
const FONT_SIZE = 16;
const CELL_WIDTH = 0.602 * FONT_SIZE;
const CELL_HEIGHT = 1.164 * FONT_SIZE;
const BASELINE = 0.928 * FONT_SIZE;
const MARGIN = 12;

/** The sixteen colours as two common terminals show them. */
export const grounds = {
  dark: {
    background: '#16181d',
    foreground: '#d7dae0',
    colours: [
      '#16181d',
      '#f07178',
      '#a5d66b',
      '#ffcb6b',
      '#6fa8ff',
      '#d98cf0',
      '#5fd0e0',
      '#d7dae0',
      '#6b7280',
      '#ff8b92',
      '#b9e87f',
      '#ffe08a',
      '#8fbcff',
      '#e8a6ff',
      '#86e4f0',
      '#ffffff',
    ],
  },
  light: {
    background: '#fbfbf8',
    foreground: '#24292f',
    colours: [
      '#24292f',
      '#c62f3b',
      '#2c7a2c',
      '#946200',
      '#2456c4',
      '#9a2fb0',
      '#0b7285',
      '#fbfbf8',
      '#6e7781',
      '#a40e26',
      '#1a7f37',
      '#7d4e00',
      '#0550ae',
      '#8250df',
      '#0a5f6e',
      '#ffffff',
    ],
  },
};

const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const colourOf = (isDefault, value, usual, ground) =>
  isDefault ? usual : (ground.colours[value] ?? ground.foreground);

/** One cell as it is drawn: inverse is resolved, dim is a lighter ink. */
const inkOf = (cell, ground) => {
  const ink = colourOf(cell.isFgDefault(), cell.getFgColor(), ground.foreground, ground);
  const paper = colourOf(cell.isBgDefault(), cell.getBgColor(), ground.background, ground);
  const isInverse = cell.isInverse() !== 0;
  return {
    text: cell.getChars() || ' ',
    width: cell.getWidth(),
    ink: isInverse ? paper : ink,
    paper: isInverse ? ink : paper,
    isBold: cell.isBold() !== 0,
    isDim: cell.isDim() !== 0,
    isUnderlined: cell.isUnderline() !== 0,
  };
};

/** The visible screen of a terminal as an SVG. `ground`: one of `grounds`. */
export const toSvg = (terminal, ground = grounds.dark) => {
  const { cols, rows, buffer } = terminal;
  const width = cols * CELL_WIDTH + 2 * MARGIN;
  const height = rows * CELL_HEIGHT + 2 * MARGIN;
  const papers = [];
  const inks = [];
  for (let row = 0; row < rows; row++) {
    const line = buffer.active.getLine(buffer.active.baseY + row);
    for (let column = 0; column < cols; column++) {
      const cell = line?.getCell(column);
      if (cell === undefined || cell.getWidth() === 0) continue;
      const { text, ink, paper, isBold, isDim, isUnderlined, width: cells } = inkOf(cell, ground);
      const x = MARGIN + column * CELL_WIDTH;
      const y = MARGIN + row * CELL_HEIGHT;
      if (paper !== ground.background) {
        papers.push(
          `<rect x="${x}" y="${y}" width="${cells * CELL_WIDTH + 0.5}" height="${CELL_HEIGHT}" fill="${paper}"/>`,
        );
      }
      if (isUnderlined) {
        inks.push(
          `<rect x="${x}" y="${y + BASELINE + 2}" width="${cells * CELL_WIDTH}" height="1" fill="${ink}"/>`,
        );
      }
      if (text === ' ') continue;
      const weight = isBold ? ' font-weight="bold"' : '';
      const opacity = isDim ? ' opacity="0.6"' : '';
      inks.push(
        `<text x="${x}" y="${y + BASELINE}" fill="${ink}"${weight}${opacity}>${escaped(text)}</text>`,
      );
    }
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="DejaVu Sans Mono" font-size="${FONT_SIZE}" xml:space="preserve">`,
    `<rect width="${width}" height="${height}" rx="6" fill="${ground.background}"/>`,
    ...papers,
    ...inks,
    '</svg>',
  ].join('\n');
};

/** The SVG as the bytes of a PNG. */
export const toPng = (svg, scale = 1) =>
  new Resvg(svg, {
    fitTo: { mode: 'zoom', value: scale },
    font: {
      fontFiles: [join(fonts, 'DejaVuSansMono.ttf'), join(fonts, 'DejaVuSansMono-Bold.ttf')],
      loadSystemFonts: false,
      defaultFontFamily: 'DejaVu Sans Mono',
    },
  })
    .render()
    .asPng();
