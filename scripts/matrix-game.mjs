// Solves a zero-sum game given as a matrix of what the row player gets, by the simplex method on Dantzig's linear
// programme: with all payoffs made positive, the column player seeks q >= 0 with A q <= 1 and the greatest sum.

const smallest = 1e-11;

/** Brings one variable into the basis: `row` becomes its equation, and it vanishes from all others. */
const pivot = (rows, row, column) => {
  const chosen = rows[row];
  const scale = 1 / chosen[column];
  for (let place = 0; place < chosen.length; place++) chosen[place] *= scale;
  for (const other of rows) {
    const factor = other === chosen ? 0 : other[column];
    if (factor === 0) continue;
    for (let place = 0; place < chosen.length; place++) other[place] -= factor * chosen[place];
  }
};

/** The equation that allows the variable to grow least; of equals, the one of the oldest variable. */
const leavingRow = (rows, basis, column) => {
  let leaving = -1;
  let least = Infinity;
  for (let row = 0; row < basis.length; row++) {
    if (rows[row][column] < 1e-10) continue;
    const room = rows[row].at(-1) / rows[row][column];
    const isTied = Math.abs(room - least) < 1e-13;
    if (isTied ? basis[row] < basis[leaving] : room < least) [leaving, least] = [row, room];
  }
  return leaving;
};

/** Returns what the row player gets, and how both mix their rows and columns. */
export const solveMatrixGame = (payoffs) => {
  const [height, width] = [payoffs.length, payoffs[0].length];
  const shift = 1 - Math.min(...payoffs.flat());
  const rows = payoffs.map((line, row) => {
    const equation = new Float64Array(width + height + 1);
    line.forEach((payoff, column) => (equation[column] = payoff + shift));
    equation[width + row] = 1;
    equation[width + height] = 1;
    return equation;
  });
  const goal = new Float64Array(width + height + 1).fill(-1, 0, width);
  const basis = payoffs.map((_, row) => width + row);
  for (;;) {
    const steepest = goal
      .subarray(0, -1)
      .reduce((best, slope, place) => (slope < goal[best] ? place : best), 0);
    if (goal[steepest] > -smallest) break;
    const row = leavingRow(rows, basis, steepest);
    pivot([...rows, goal], row, steepest);
    basis[row] = steepest;
  }
  const sum = goal.at(-1);
  const columns = Array.from({ length: width }, (_, column) => {
    const row = basis.indexOf(column);
    return row < 0 ? 0 : rows[row].at(-1) / sum;
  });
  const mixed = Array.from(goal.subarray(width, width + height), (price) => Math.max(0, price / sum));
  return { value: 1 / sum - shift, rows: mixed, columns };
};
