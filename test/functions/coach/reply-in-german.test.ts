import { describe, expect, it } from 'vitest';
import { promptOf } from '#functions/coach/model/prompt.ts';
import { faultOf, knownFacts, shownPart } from '#functions/coach/model/reply-check.ts';
import { replyContext } from './reply-context.ts';
import { noSafetyFacts } from '#shared/safety/user-facts.ts';
import { figureFact } from '#shared/facts/fact.ts';

const TODAY = { calories: 1_240, protein: 52.5 };
const MESSAGE = 'Ich hatte zwei Eier und 300 g Quark.';
const facts = knownFacts(
  [
    figureFact('today.calories', 'Energy today', 1_240, 'kcal'),
    figureFact('today.protein', 'Protein today', 52.5, 'g'),
  ],
  MESSAGE,
);
const fault = (text: string, hasWritten = false) =>
  faultOf(text, facts, hasWritten, 'de', replyContext(hasWritten, MESSAGE, TODAY));

describe('A German reply', () => {
  it('requests German on a German page, but not on an English one', () => {
    const prompt = (language: 'de' | 'en') =>
      String(
        promptOf({
          diet: '',
          person: noSafetyFacts,
          advice: null,
          hasEditTools: false,
          context: 'ai_coach',
          today: '2026-11-20',
          time: '12:00',
          facts,
          history: [],
          message: 'Hallo',
          language,
        })[0]?.content,
      );
    expect(prompt('de')).toContain('Answer in informal German');
    expect(prompt('en')).not.toContain('German');
  });

  it("accepts German number formats from the facts and from the user's message", () => {
    expect(fault('Du hast heute 1.240 kcal und 52,5 g Eiweiß eingetragen.')).toBeNull();
    expect(fault('Zwei Eier und 300 Gramm Quark sind ein guter Anfang.')).toBeNull();
    expect(fault('Du hast heute 1.340 kcal gegessen.')).toContain('1.340 kcal');
    expect(fault('Du hast heute 1,240 kcal gegessen.')).toContain('1,240 kcal');
  });

  it.each([
    'Ich habe dir die zwei Eier zum Frühstück eingetragen.',
    'Hab ich gern gemacht. Die Eier habe ich für dich gespeichert.',
    'Eingetragen! Guten Appetit.',
    'Gut. Erledigt.',
    'Die Eier wurden deinem Tagebuch hinzugefügt.',
    'Dein Frühstück ist jetzt eingetragen.',
    'Ich trage das gleich ein.',
    'Die Eier stehen nun in deinem Tagebuch.',
    'I have logged two eggs.',
  ])('rejects a claimed write that did not happen: "%s"', (text) => {
    expect(fault(text)).toMatch(/Nothing was logged|did not happen/);
    expect(fault(text, true)).toBeNull();
  });

  it.each([
    'Ich habe den Eintrag von gestern gelöscht.',
    'Gern, habe ich für dich geändert.',
    'Dein Ziel ist jetzt ein anderes.',
    'Ich habe dir eine Nachricht geschickt.',
  ])('rejects a claim that no tool can fulfill: "%s"', (text) => {
    expect(fault(text, true)).toMatch(/Nothing of that was changed|did not happen/);
  });

  it.each([
    'Heute hast du schon viel eingetragen. Weiter so!',
    'Ich habe leider keine Daten von gestern.',
    'Ist das Frühstück schon eingetragen?',
    'Du kannst es im Tagebuch ändern.',
  ])('allows mentioning the diary: "%s"', (text) => {
    expect(fault(text)).toBeNull();
  });

  it('streams without ever showing a claim or number that is later withdrawn', () => {
    const whole =
      'Das klingt gut. Ich habe dir die zwei Eier zum Frühstück eingetragen. Heute waren es 1.340 kcal.';
    let shown = '';
    for (let end = 1; end <= whole.length; end += 1) {
      const part = shownPart(whole.slice(0, end), facts, false, 'de', replyContext(false, MESSAGE, TODAY));
      expect(part.startsWith(shown) || shown.startsWith(part)).toBe(true);
      if (part.length > shown.length) shown = part;
    }
    expect(shown.trim()).toBe('Das klingt gut.');
  });
});
