import { damagedTable } from './damaged-table.ts';
import { FORMAT, type Header, MAGIC, type Section, sections } from './layout.ts';

/** A table file with its sections. */
export interface OpenFile {
  header: Header;
  bytesOf: (section: Section) => Uint8Array;
}

const headerOf = (bytes: Uint8Array, length: number): Header => {
  try {
    const text = new TextDecoder().decode(bytes.subarray(MAGIC.length + 4, MAGIC.length + 4 + length));
    return JSON.parse(text) as Header;
  } catch (cause) {
    throw new Error(damagedTable('its header cannot be read').message, { cause });
  }
};

/**
 * Opens a prebuilt table.
 * @param bytes the whole decompressed file
 * @throws Error that says what is wrong with it
 */
export const openFile = (bytes: Uint8Array): OpenFile => {
  const start = MAGIC.length + 4;
  if (bytes.length < start || new TextDecoder().decode(bytes.subarray(0, MAGIC.length)) !== MAGIC)
    throw damagedTable('it does not begin as one');
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(MAGIC.length, true);
  const header = headerOf(bytes, length);
  if (header.format !== FORMAT) throw damagedTable(`its format is ${header.format} instead of ${FORMAT}`);
  const places = new Map<Section, Uint8Array>();
  let at = start + length;
  for (const name of sections) {
    places.set(name, bytes.subarray(at, at + header.bytes[name]));
    at += header.bytes[name];
  }
  if (at !== bytes.length) throw damagedTable(`it has ${bytes.length} bytes instead of ${at}`);
  return { header, bytesOf: (name) => places.get(name) ?? new Uint8Array() };
};
