import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Channel,
  channels,
  fits,
  limits,
} from '#functions/business-agents/agents/amplifier/channels.ts';
import { perform, refusedFields } from './perform.ts';
import { cpuTimeOf } from '#test/support/cpu-time.ts';

const run = (action: string, data: unknown): unknown => perform('amplifier', action, data).result;

describe('A content plan', () => {
  it('starts on a Monday and assigns each channel its topics in turn', () => {
    const { items } = run('content_plan', {
      topics: ['A', 'B'],
      channels: ['mail', 'blog'],
      weeks: 2,
      start: '2026-11-25',
    }) as { items: { date: string; channel: string; topic: string }[] };
    expect(items.map(({ date, channel, topic }) => [date, channel, topic])).toEqual([
      ['2026-11-30', 'mail', 'A'],
      ['2026-12-01', 'blog', 'B'],
      ['2026-12-07', 'mail', 'B'],
      ['2026-12-08', 'blog', 'A'],
    ]);
  });
});

describe('A social media post', () => {
  it("a social media post contains the user's text and audience with link and hashtags", () => {
    expect(
      run('post', {
        channel: 'LinkedIn',
        topic: 'Our new lunch menu',
        audience: 'neighbours',
        points: ['Three dishes', 'Ready at 12'],
        call_to_action: 'See it',
        link: 'https://example.com/lunch',
        hashtags: ['lunch', 'local food'],
      }),
    ).toEqual({
      channel: 'linkedin',
      text: 'Our new lunch menu, for neighbours\n\n• Three dishes\n• Ready at 12\n\nSee it https://example.com/lunch\n\n#lunch #LocalFood',
      characters: 117,
      limit: 3000,
      left_out: [],
    });
  });

  it("drops hashtags first and bullet points next when the channel's limit is lower", () => {
    const made = run('post', {
      channel: 'x',
      topic: 'News',
      points: ['a'.repeat(120), 'b'.repeat(120), 'c'.repeat(120)],
      link: `https://example.com/${'x'.repeat(300)}`,
      hashtags: ['one'],
    }) as { text: string; left_out: string[] };
    expect(made.left_out).toEqual(['c'.repeat(120), '#one']);
    expect(made.text).toContain('https://example.com/');
  });

  it('a social media post keeps the link whole and shortens the text before it', () => {
    const link = 'https://example.com/lunch';
    const { text, left_out } = run('post', {
      channel: 'Twitter',
      topic: 'A long word after another. '.repeat(10),
      call_to_action: 'Order before ten and it is ready at twelve',
      link,
    }) as { text: string; left_out: string[] };
    expect(text).toMatch(/…\n\nOrder before ten and it is ready at twelve https:\/\/example.com\/lunch$/);
    expect([fits('x', text), left_out]).toEqual([true, []]);
    const long = `https://example.com/${'x'.repeat(300)}`;
    expect(run('post', { channel: 'bluesky', topic: 'News', link: long })).toMatchObject({
      text: 'News',
      left_out: [long],
    });
  });

  it('counts characters as its channel does: on X, emoji and Chinese characters count as two', () => {
    expect(run('post', { channel: 'x', topic: '👩‍👩‍👧‍👦 Müller 你好' })).toMatchObject({ characters: 14 });
    const { text } = run('post', { channel: 'x', topic: '你'.repeat(200) }) as { text: string };
    expect(text).toBe(`${'你'.repeat(139)}…`);
    expect(
      run('post', { channel: 'mastodon', topic: 'a', link: `https://example.com/${'x'.repeat(90)}` }),
    ).toMatchObject({ characters: 26 });
  });

  it('treats empty lists and blank fields as missing', () => {
    const blank = { points: [], hashtags: [], audience: '', product: null, link: '', call_to_action: ' ' };
    expect(run('post', { channel: 'x', topic: 'News', ...blank })).toMatchObject({ text: 'News' });
    expect(run('hashtags', { topics: [], text: 'Vegetables' })).toMatchObject({ line: '#vegetables' });
    expect(refusedFields('amplifier', 'post', { channel: 'x', topic: ' ' })).toEqual(['topic']);
  });

  it("never exceeds its channel's limit, whatever the input", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...channels),
        fc.string({ minLength: 1, maxLength: 300, unit: 'grapheme' }).filter((topic) => topic.trim() !== ''),
        fc.array(
          fc.string({ minLength: 1, maxLength: 500 }).filter((one) => one.trim() !== ''),
          {
            minLength: 1,
            maxLength: 20,
          },
        ),
        (channel, topic, points) => {
          fc.pre(topic.length <= 300);
          const { text } = run('post', { channel, topic, points }) as { text: string };
          expect(fits(channel, text)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('rejects an unknown channel and an invalid link', () => {
    const data = { channel: 'fax', topic: 'News', link: 'javascript:alert(1)' };
    expect(refusedFields('amplifier', 'post', data)).toEqual(['channel', 'link']);
  });
});

describe('Subject lines', () => {
  it('scores subject lines by documented rules, best first', () => {
    const { lines } = run('subject_lines', {
      lines: ['NEW MENU!!! Act now', 'Three warm dishes, ready at 12', 'Hi'],
    }) as { lines: { line: string; score: number; faults: string[] }[] };
    expect(lines.map(({ line, score, faults }) => [line, score, faults])).toEqual([
      ['Three warm dishes, ready at 12', 100, []],
      ['Hi', 85, ['too_short']],
      ['NEW MENU!!! Act now', 35, ['shouting', 'pushy_words', 'many_marks']],
    ]);
  });

  it("subject lines use the user's own wording", () => {
    const { lines } = run('subject_lines', {
      topic: 'Lunch from nearby',
      audience: 'regulars',
    }) as { lines: { line: string }[] };
    expect(lines.length).toBeGreaterThan(4);
    for (const { line } of lines) expect(line).toContain('Lunch from nearby');
    expect(refusedFields('amplifier', 'subject_lines', {})).toEqual(['topic']);
  });
});

describe('Hashtags', () => {
  it('hashtags come from the topics first, then from the most frequent words', () => {
    expect(
      run('hashtags', {
        topics: ['local food', '2026'],
        text: 'The vegetables grow nearby. Vegetables change, and our über-fresh lunch with them.',
        most: 3,
      }),
    ).toEqual({
      hashtags: [
        { tag: '#LocalFood', from: 'topic', times: 1 },
        { tag: '#vegetables', from: 'text', times: 2 },
        { tag: '#grow', from: 'text', times: 1 },
      ],
      line: '#LocalFood #vegetables #grow',
    });
  });
});

describe('A text for several channels', () => {
  const long = Array.from({ length: 40 }, (_, at) => `Sentence number ${at + 1} tells of the garden.`).join(
    ' ',
  );

  it('a text for several channels remains unchanged where it fits and otherwise keeps whole original sentences', () => {
    const { versions } = run('repurpose', {
      channels: ['x', 'linkedin'],
      text: long,
    }) as { versions: { channel: Channel; text: string; thread?: string[] }[] };
    const [short, whole] = versions;
    expect(whole?.text).toBe(long);
    expect(short?.text.length).toBeLessThanOrEqual(limits.x);
    for (const sentence of short?.text.split(/(?<=\.) /) ?? []) expect(long).toContain(sentence);
    expect(short?.thread?.every((post) => fits('x', post))).toBe(true);
    expect(short?.thread?.map((post) => post.replace(/ \d+\/\d+$/, '')).join(' ')).toBe(long);
  });

  it('cuts a single sentence that is too long at a word boundary', () => {
    const { versions } = run('repurpose', {
      channels: ['x'],
      text: 'word '.repeat(200),
    }) as { versions: { text: string }[] };
    expect(versions[0]?.text).toMatch(/^(word )+word…$/);
  });

  it('handles the longest allowed text of the shortest sentences', () => {
    const { versions } = run('repurpose', {
      channels: [...channels],
      text: 'a. '.repeat(16_000),
    }) as { versions: { channel: Channel; text: string }[] };
    expect(versions.map(({ channel }) => channel)).toEqual(channels);
    expect(versions.filter(({ channel, text }) => !fits(channel, text))).toEqual([]);
  });

  it('shortens a text quickly, even when it is one endless sentence', () => {
    const repurpose = () =>
      run('repurpose', { channels: ['x'], text: 'word '.repeat(9_999) }) as { versions: { text: string }[] };
    expect(cpuTimeOf(repurpose)).toBeLessThan(2_000);
    expect(repurpose().versions[0]?.text).toBe(`${'word '.repeat(54)}word…`);
  });
});
