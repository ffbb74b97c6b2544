import { defineAction, unfit } from '../action.ts';
import { count, fieldFaults, fields, listOrNone, text } from '../fields.ts';
import { grouped } from '../group-by.ts';
import { significantWords } from './stop-words.ts';
import { tagOf } from './tags.ts';

interface Tag {
  tag: string;
  from: 'topic' | 'text';
  times: number;
}

/** Lists the topics in the given order first, then the most frequent words of the text. */
export const hashtags = defineAction(
  fields({
    topics: listOrNone(text(100), 30),
    text: text(50_000).optional(),
    most: count(30, 1).default(10),
  }),
  ({ topics, text: written = '', most }, { words: { plural } }) => {
    const ofTopics = topics.map((topic) => ({ words: topic, from: 'topic' as const, times: 1 }));
    const ofText = grouped(significantWords(written), (word) => word)
      .map(([words, those]) => ({ words, from: 'text' as const, times: those.length }))
      .toSorted((one, other) => other.times - one.times);
    const seen = new Set<string>();
    const tags = [...ofTopics, ...ofText].flatMap(({ words, from, times }): Tag[] => {
      const tag = tagOf(words);
      if (tag === null || seen.has(tag.toLowerCase())) return [];
      seen.add(tag.toLowerCase());
      return [{ tag, from, times }];
    });
    if (tags.length === 0) throw unfit([{ field: 'topics', message: fieldFaults.empty }]);
    const best = tags.slice(0, most);
    return {
      message: plural(best.length, 'One hashtag.', '{count} hashtags.', { count: best.length }),
      result: { hashtags: best, line: best.map(({ tag }) => tag).join(' ') },
    };
  },
);
