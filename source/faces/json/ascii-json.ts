/** The same JSON without any character outside ASCII: those stand in strings only, where each can be escaped. */
export const asciiJson = (json: string): string =>
  json.replaceAll(/[^\x00-\x7F]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
      .join(''),
  );
