import { describe, expect, it } from 'vitest';
import { scanXml } from '#web/lib/files/workbook/scan-xml.ts';

const partsOf = (xml: string): string[] =>
  [...scanXml(xml)].map((part) => {
    if (part.kind === 'text') return part.text;
    if (part.kind === 'end') return `/${part.name}`;
    const attributes = [...part.attributes].map(([name, value]) => ` ${name}=${value}`).join('');
    return `${part.name}${attributes}${part.isEmpty ? ' (empty)' : ''}`;
  });

describe('The XML scanner', () => {
  it('returns tags without prefixes, their attributes and text', () => {
    expect(partsOf('<?xml version="1.0"?><x:a r:id=\'1\' b="2 > 1"><c/>t</x:a>')).toEqual([
      'a id=1 b=2 > 1',
      'c (empty)',
      't',
      '/a',
    ]);
  });

  it('decodes entities in text and attributes', () => {
    expect(partsOf('<a b="&quot;&#228;&quot;">&lt;&amp;lt; &#x1F34E; &other;</a>')).toEqual([
      'a b="ä"',
      '<&lt; 🍎 &other;',
      '/a',
    ]);
  });

  it('skips comments, keeps character data, and ends with a cut document', () => {
    expect(partsOf('<a><!-- <b> --><![CDATA[1 < 2]]></a><c d="e')).toEqual(['a', '1 < 2', '/a', 'c']);
  });
});
