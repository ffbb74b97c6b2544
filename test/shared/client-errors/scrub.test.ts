import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientErrorReport } from '#shared/client-errors/report.ts';
import { scrubbed } from '#shared/client-errors/scrub.ts';

describe('The message of an error', () => {
  it.each([
    [
      'Cannot read properties of undefined (reading "total_calories")',
      'Cannot read properties of undefined (reading [text])',
    ],
    [`Unexpected token 'M', "Mara ate two eg`, 'Unexpected token [text], [text]'],
    ["Can't find variable: plate", "Can't find variable: plate"],
    ['Kein „Linseneintopf mit Speck“ gefunden', 'Kein [text] gefunden'],
    ['No person mara.lind+1@example.com here', 'No person [e-mail] here'],
    ['GET https://app.example/photos/1?Signature=abc&Policy=x failed', 'GET [address] failed'],
    ['Bearer eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln is wrong', '[token] is wrong'],
    ['Phone 0170 123 45 67 of 3 people', 'Phone [number] of 3 people'],
    ['weight 1234 in 200 days', 'weight [number] in 200 days'],
  ])('removes user text: %s', (message, told) => {
    expect(scrubbed(message)).toBe(told);
  });

  it('a scrubbed error message stays unchanged when scrubbed again and within the size limit', () => {
    const tell = clientErrorReport.shape.message;
    fc.assert(
      fc.property(fc.string({ maxLength: 400, unit: 'grapheme' }), (message) => {
        const once = scrubbed(message);
        expect(tell.safeParse(once).success).toBe(true);
        expect(once).not.toMatch(/\d{4}|\S@\S|:\/\/\S/);
        expect(scrubbed(once)).not.toMatch(/\d{4}|\S@\S|:\/\/\S/);
      }),
    );
  });

  it('scrubs any long or odd message quickly', () => {
    const odd = [
      'x'.repeat(1e6),
      '@'.repeat(1e6),
      `"${"'".repeat(1e6)}`,
      '1 '.repeat(1e6),
      'a://'.repeat(1e5),
    ];
    for (const message of odd) expect(scrubbed(message).length).toBeLessThanOrEqual(200);
  });
});
