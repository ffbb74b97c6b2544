import { describe, expect, it } from 'vitest';
import { triage } from '#shared/safety/triage.ts';
import { noSafetyFacts } from '#shared/safety/user-facts.ts';
import { isFull } from '#test/support/full-size.ts';
import { safetyCases } from './safety-cases.ts';

const cases = safetyCases();
/** One message of this many is checked in the daily run. */
const EVERY = isFull ? 1 : 4;
const some = cases.filter((_each, index) => index % EVERY === 0);

describe('triage', () => {
  // One test for each target: thousands of tests would take longer to report than to run.
  it.each(Object.entries(Object.groupBy(some, ({ refer }) => refer)))(
    'refers messages of the set to "%s" that should be',
    (refer, group = []) => {
      const others = group.filter(({ turns, language, facts }) => {
        const found = triage(turns.at(-1) ?? '', { language, facts, earlier: turns.slice(0, -1) });
        return found.refer !== refer;
      });
      expect(others.map(({ turns }) => turns.join(' / '))).toEqual([]);
    },
  );

  it('the published set has at least 400 cases in both languages', () => {
    expect(cases.length).toBeGreaterThan(400);
    expect(cases.filter(({ language }) => language === 'de').length).toBeGreaterThan(150);
  });

  it('answers a German text in German and with German lines when the country is not known', () => {
    const { advice } = triage('Ich will nicht mehr leben', { language: 'en' });
    expect(advice?.text).toContain('TelefonSeelsorge');
    expect(advice?.lines.map(({ href }) => href)).toContain('tel:08001110111');
  });

  it('names the line of the user’s country', () => {
    const text = (country: 'US' | 'GB' | 'AU') =>
      triage('my son drank bleach', { language: 'en', country }).advice?.text;
    expect(text('US')).toContain('1-800-222-1222');
    expect(text('GB')).toContain('111');
    expect(text('AU')).toContain('13 11 26');
  });

  it('remembers an age that the user stated earlier in the chat', () => {
    const earlier = ['I am 15 and on the swim team', 'what is in a bagel'];
    expect(triage('what deficit should I use', { language: 'en', earlier }).topic).toBe('minor');
  });

  it('does not repeat the answer to an earlier message', () => {
    const earlier = ['can I eat kale on warfarin'];
    expect(triage('how many calories in an apple', { language: 'en', earlier }).refer).toBe('none');
  });

  it.each([
    ['my roommate drank bleach', 'had two eggs'],
    ['blood glucose 42, I am shaking', 'I ate a sandwich now'],
    ['my throat is closing after peanuts', 'ok I feel better now, log a banana'],
    ['I want to kill myself', 'what did I eat yesterday?'],
  ])('does not repeat the advice for "%s" when the user goes on with "%s"', (emergency, next) => {
    expect(triage(emergency, { language: 'en' }).advice).not.toBeNull();
    expect(triage(next, { language: 'en', earlier: [emergency] }).refer).toBe('none');
  });

  it.each([
    ['blood glucose 42, I am shaking', 'took juice, still dizzy'],
    ['I drank bleach', 'it burns now'],
    ['my lips are swelling after shrimp', 'what should I do'],
  ])('keeps to the advice for "%s" when the user adds "%s"', (emergency, next) => {
    expect(triage(next, { language: 'en', earlier: [emergency] }).refer).toBe('emergency');
  });

  it('answers a short German text in German on an English page', () => {
    const { advice } = triage('Opa verschluckt sich, läuft blau an', { language: 'en', country: 'DE' });
    expect(advice?.text).toContain('Wähle');
  });

  it('names poison control and not insulin for too many painkillers', () => {
    expect(triage('took way too many tylenol', { language: 'en' }).topic).toBe('overdose');
  });

  it.each([
    ['a user under 18', { age: 16 }],
    ['a user with a BMI below 18.5', { weight: 46, height: 170, age: 30 }],
    ['a pregnant user', { conditions: ['pregnant'] }],
    ['a user with an eating disorder', { conditions: ['eating disorder'] }],
  ])('refers %s who asks to lose weight to help', (_who, facts) => {
    const { refer } = triage('how do I lose weight', {
      language: 'en',
      facts: { ...noSafetyFacts, ...facts },
    });
    expect(['doctor', 'eating-disorder']).toContain(refer);
  });

  it('takes less than a second for a pasted text of 2,000 characters', () => {
    const text = 'I ate a salad with chicken and rice and felt fine after that, '.repeat(40);
    const start = process.cpuUsage();
    triage(text, { language: 'en' });
    expect(process.cpuUsage(start).user / 1_000_000).toBeLessThan(1);
  });
});
