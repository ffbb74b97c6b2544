import { unzipSync } from 'fflate';

/** Returns the files of a zip by name. */
export const unzip = (bytes: Uint8Array) => {
  const files = unzipSync(bytes);
  const textOf = (name: string): string => {
    const file = files[name];
    if (!file) throw new Error(`There is no ${name} in the zip: ${Object.keys(files).join(', ')}`);
    return Buffer.from(file).toString('utf8');
  };
  return {
    names: Object.keys(files),
    bytesOf: (name: string): Uint8Array | undefined => files[name],
    textOf,
    rowsOf: (kind: string) => JSON.parse(textOf(`data/${kind}.json`)) as Record<string, unknown>[],
  };
};
