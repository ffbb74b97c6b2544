import { aligned, FORMAT, type Header, MAGIC, type Section, sections } from './layout.ts';

/** A table file with its sections. */
export interface OpenFile {
  header: Header;
  bytesOf: (section: Section) => Uint8Array;
}

const damaged = (what: string): Error => new Error(`The prebuilt food table is damaged: ${what}.`);

const headerOf = (bytes: Uint8Array, length: number): Header => {
  try {
    const text = new TextDecoder().decode(bytes.subarray(MAGIC.length + 4, MAGIC.length + 4 + length));
    return JSON.parse(text) as Header;
  } catch (cause) {
    throw new Error(damaged('its header cannot be read').message, { cause });
  }
};

/** Returns bytes aligned to 4. Node's Buffers may start anywhere and slice differently. */
const plainBytes = (bytes: Uint8Array): Uint8Array =>
  bytes.byteOffset % 4 === 0
    ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length)
    : Uint8Array.from(bytes);

/**
 * Opens a prebuilt table.
 * @param given the whole decompressed file
 * @throws Error that says what is wrong with it
 */
export const openFile = (given: Uint8Array): OpenFile => {
  const bytes = plainBytes(given);
  const start = MAGIC.length + 4;
  if (bytes.length < start || new TextDecoder().decode(bytes.subarray(0, MAGIC.length)) !== MAGIC)
    throw damaged('it does not begin as one');
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(MAGIC.length, true);
  const header = headerOf(bytes, length);
  if (header.format !== FORMAT) throw damaged(`its format is ${header.format} instead of ${FORMAT}`);
  const places = new Map<Section, Uint8Array>();
  let at = aligned(start + length);
  for (const name of sections) {
    places.set(name, bytes.subarray(at, at + header.bytes[name]));
    at += aligned(header.bytes[name]);
  }
  if (at !== bytes.length) throw damaged(`it has ${bytes.length} bytes instead of ${at}`);
  return { header, bytesOf: (name) => places.get(name) ?? new Uint8Array() };
};
