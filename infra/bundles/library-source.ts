/** Maps the whole of a file to one place: the smallest map that esbuild takes for a known one. */
const ONE_PLACE = Buffer.from(
  JSON.stringify({ version: 3, sources: ['library'], mappings: 'AAAA' }),
).toString('base64');

/** A library's code without a source map of its own: those of libraries would weigh more than all code. */
export const libraryWithoutMap = (code: string): string =>
  `${code}\n//# sourceMappingURL=data:application/json;base64,${ONE_PLACE}`;
