import { describe, expect, it } from 'vitest';
import { answerByRules, type RuleAnswer } from '#shared/coach/rules/answer-by-rules.ts';
import { loadCoachTexts } from '#shared/coach/load-texts.ts';
import { parseKnowledge } from '#shared/coach/knowledge/knowledge-topic.ts';
import { factsOf } from '#shared/facts/facts.ts';
import { languageOf } from '#shared/coach/rules/read/german/is-german.ts';
import { describeMeal } from '#test/support/built-in-foods.ts';
import { findKnowledge, knowledgeTopics } from '#test/support/coach-knowledge.ts';
import { people, sourceOf } from '../facts/two-people.ts';

const [anna] = people();
const facts = factsOf(sourceOf(anna));
const german = await loadCoachTexts('de');
const ask = (message: string): RuleAnswer =>
  answerByRules(message, facts, {
    foods: (words) => describeMeal(words).items,
    knowledge: findKnowledge,
    ...(languageOf(message) === 'de' && { words: german }),
  });

/** Everyday questions with the topic that answers them. */
const questions: readonly (readonly [question: string, id: string])[] = [
  ['how much fibre should an adult get every day?', 'fiber-need'],
  ['which foods have lots of fiber', 'fiber-sources'],
  ['is it true that carbs make you fat', 'carbs-fattening'],
  ['what is the glycemic index', 'glycemic-index'],
  ['is coconut oil healthy', 'coconut-oil'],
  ['how many eggs per week are ok', 'eggs'],
  ['how long can I keep cooked rice in the fridge', 'leftovers'],
  ['should you wash raw chicken', 'raw-chicken'],
  ['what does best before mean', 'best-before'],
  ['is aspartame dangerous', 'sweeteners'],
  ['does coffee dehydrate you', 'coffee-dehydrate'],
  ['how much caffeine is in an espresso', 'caffeine-content'],
  ['what to eat after a workout', 'after-workout'],
  ['is intermittent fasting healthy', 'intermittent-fasting'],
  ['waht is a ketogenic deit', 'keto'],
  ['are organic vegetables better', 'organic'],
  ['vitamin b12 for vegans', 'vitamin-b12'],
  ['how do I store leftovers', 'leftovers'],
  ['Ist Rohmilch gesund?', 'raw-milk'],
  ['Wie viel Koffein hat ein Espresso?', 'caffeine-content'],
  ['Welche Lebensmittel enthalten viel Eisen?', 'iron-sources'],
  ['Machen Kohlenhydrate am Abend dick?', 'carbs-fattening'],
  ['Was ist der Jo-Jo-Effekt?', 'yo-yo'],
  ['Wie lange sind Reste haltbar?', 'leftovers'],
  ['Was bedeutet der Nutri-Score?', 'nutri-score'],
  ['Hilft Apfelessig beim Abnehmen?', 'vinegar'],
  ['Was soll man vor einem Marathon essen?', 'before-run'],
  ['Sind Tiefkühlgemüse und frisches Gemüse gleich gesund?', 'frozen-vegetables'],
];

describe("The coach's general knowledge", () => {
  it('the knowledge file has at least 250 topics, each with a source and a text in both languages', () => {
    expect(knowledgeTopics.length).toBeGreaterThanOrEqual(250);
    expect(new Set(knowledgeTopics.map(({ id }) => id)).size).toBe(knowledgeTopics.length);
    for (const { id, source, texts, words } of knowledgeTopics) {
      expect(source.url, id).toMatch(/^https:\/\/\S+$/);
      for (const text of Object.values(texts)) {
        expect(text.length, id).toBeLessThan(400);
        expect(text, id).toMatch(/[.!?]$/);
      }
      expect([words.en.core.length, words.de.core.length].every(Boolean), id).toBe(true);
    }
  });

  it('gives the same percentages and limits in both languages, as far as both mention them', () => {
    const percent = (text: string): string[] => text.match(/\d[\d.,]*(?=\s?%)/g) ?? [];
    for (const { id, texts } of knowledgeTopics)
      for (const value of percent(texts.de)) expect(percent(texts.en), id).toContain(value.replace(',', '.'));
  });

  it.each(questions)('"%s" is answered by the topic %s', (question, id) => {
    const { response, facts: cited, sources } = ask(question);
    expect(cited.map((fact) => fact.id)).toEqual([`knowledge.${id}`]);
    expect(sources).toHaveLength(1);
    expect(response).toBe(
      knowledgeTopics.find((topic) => topic.id === id)?.texts[languageOf(question) ?? 'en'],
    );
  });

  it('does not answer a question about the diary with general knowledge', () => {
    for (const question of ['how much fiber did I eat yesterday', 'my protein this week', 'calories left'])
      expect(ask(question).topic).not.toMatch(/knowledge/);
  });

  it('says that it does not know instead of picking a topic that only shares a word', () => {
    for (const question of [
      'who invented the fridge magnet',
      'zzyzx flurb quonk',
      'how old is the butter tree',
    ])
      expect(ask(question).response).toMatch(/^I don’t know that|^I’m a nutrition coach/);
  });

  it('rejects a topic without a known source', () => {
    expect(() => parseKnowledge('who\tWHO\thttps://who.int', '@x nobody\na|b\na|b\nText.\nText.')).toThrow(
      "The topic '@x nobody' is incomplete.",
    );
  });
});

describe('Comparisons of foods', () => {
  it.each([
    [
      'which has more protein, lentils or chickpeas',
      /^Per 100 g, .*entil.*of protein and .*hickpea.* has more protein\./,
    ],
    ['does rice or potato have fewer calories', /kcal and .*kcal\. “.*” has more energy\. These values/],
    ['Was hat mehr Fett, Butter oder Olivenöl?', /^Je 100\sg: .*Butter.* Fett und .*hat mehr Fett\./],
  ])('"%s" is answered from the food table', (question, answer) => {
    expect(ask(question).response).toMatch(answer);
  });

  it('names no winner if the table lacks the value of one food', () => {
    const question = 'which has more protein, lentils or chickpeas';
    const { response } = answerByRules(question, facts, {
      foods: (words) =>
        describeMeal(words).items.map((item) =>
          /lentil/i.test(item.name) ? { ...item, per_100_g: { ...item.per_100_g, protein: null } } : item,
        ),
      knowledge: findKnowledge,
    });
    expect(response).toMatch(/^Per 100 g, .*entil.*hickpea/);
    expect(response).not.toContain('has more');
  });
});
