/** Maps a whole file to one position: the smallest source map that esbuild accepts. */
const ONE_PLACE = Buffer.from(
  JSON.stringify({ version: 3, sources: ['library'], mappings: 'AAAA' }),
).toString('base64');

/** Returns a library's code without its source map, because the maps of libraries would be larger than all code. */
export const libraryWithoutMap = (code: string): string =>
  `${code}\n//# sourceMappingURL=data:application/json;base64,${ONE_PLACE}`;
