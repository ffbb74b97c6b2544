import { inflateSync } from 'node:zlib';

/** A parsed PDF file: its objects as plain text, and the words of each page. */
export interface PdfFile {
  /** All objects, decompressed. */
  source: string;
  /** Text of each page in content order, with the pieces of a line joined. */
  pages: string[];
}

const hexes = (text: string): string[] =>
  [...text.matchAll(/<([0-9a-f ]+)>/gi)].map(([, hex]) => hex!.replaceAll(' ', ''));
const spelled = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Returns the letters of a font by character code (ToUnicode; PDF 1.7, 9.10.3). */
const lettersOf = (cmap: string): Map<number, string> => {
  const letters = new Map<number, string>();
  for (const [, body = ''] of cmap.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', , list = ''] of body.matchAll(/<(\w+)>\s*<(\w+)>\s*\[([^\]]*)\]/g))
      hexes(list).forEach((hex, at) => letters.set(Number.parseInt(from, 16) + at, spelled(hex)));
  }
  return letters;
};

/** Parses a PDF file made by the product. */
export const readPdf = (bytes: Uint8Array): PdfFile => {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = new Map<string, { head: string; stream: string }>();
  for (const [, id = '', body = ''] of file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', packed] = body.split(/\nstream\n/);
    const raw = packed === undefined ? null : Buffer.from(packed.replace(/\nendstream$/, ''), 'latin1');
    const stream = raw && /FlateDecode/.test(head) ? inflateSync(raw).toString('latin1') : (packed ?? '');
    objects.set(id, { head, stream });
  }
  const headOf = (id: string | undefined): string => objects.get(id ?? '')?.head ?? '';
  const fontOf = (id: string): Map<number, string> => {
    const [, cmap] = /ToUnicode (\d+) 0 R/.exec(headOf(id)) ?? [];
    return lettersOf(objects.get(cmap ?? '')?.stream ?? '');
  };
  const textOf = (page: string): string => {
    const [, resources] = /Resources (\d+) 0 R/.exec(page) ?? [];
    const named = `${page}${headOf(resources)}`;
    const fonts = new Map(
      [...named.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [name, fontOf(id!)]),
    );
    const [, contents] = /Contents (\d+) 0 R/.exec(page) ?? [];
    let font: Map<number, string> | undefined;
    let text = '';
    for (const [, name, shown] of (objects.get(contents ?? '')?.stream ?? '').matchAll(
      /\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g,
    )) {
      if (name) font = fonts.get(name);
      for (const hex of hexes(shown ?? ''))
        for (const code of hex.match(/.{4}/g) ?? []) text += font?.get(Number.parseInt(code, 16)) ?? '';
    }
    return text;
  };
  const heads = [...objects.values()].map(({ head }) => head);
  return {
    source: heads.join('\n'),
    pages: heads.filter((head) => /\/Type \/Page\n/.test(`${head}\n`)).map(textOf),
  };
};
