import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FEATURES = 'web/src/';

/** Forms without a draft, and why. A new form keeps one with `useDraft`, or is added here with its reason. */
const withoutDraft: Readonly<Record<string, string>> = {
  'app/first-frame/start-failure.tsx': 'a form without fields',
  'features/account-security/authenticator-app/app-code-form.tsx': 'a code',
  'features/account-security/email/confirm-email-form.tsx': 'a code',
  'features/account-security/email/email-form.tsx': 'a password',
  'features/account-security/password/password-form.tsx': 'passwords',
  'features/account-security/proof/proof-prompt.tsx': 'a password or a code',
  'features/account/confirm-deletion.tsx': 'a confirmation',
  'features/api-tokens/webhooks/new-webhook-form.tsx': 'an address that may contain a secret',
  'features/auth/light/light-page.tsx': 'a password',
  'features/auth/light/light-sign-in.tsx': 'a password',
  'features/auth/light/light-sign-up.tsx': 'a password',
  'features/auth/recovery/recovery-form.tsx': 'a code',
  'features/auth/reset-password/new-password-form.tsx': 'a password',
  'features/auth/reset-password/reset-password-form.tsx': 'one field',
  'features/barcodes/barcode-entry.tsx': 'one field',
  'features/business-agents/executive/assistant/assistant-card.tsx': 'one field',
  'features/business-agents/executive/calendar/schedule-panel.tsx': 'a search',
  'features/business-agents/executive/emails/missing-values.tsx': 'its values become part of the email form',
  'features/business-agents/sdr/list/tag-leads-dialog.tsx': 'one field',
  'features/diary/water-card.tsx': 'one field',
  'features/food-entries/meal-input/meal-input.tsx': 'one field',
  'features/meal-plans/plan-day.tsx': 'kept by day, with its own merge (plan-drafts.ts)',
  'features/meal-plans/shopping/shopping-list-dialog.tsx': 'one field',
  'features/moderation/appeal-form.tsx': 'one field, open without a session',
  'features/profile/underage/underage-dialog.tsx': 'a confirmation',
  'features/scan/result/describe-plate.tsx': 'kept with its photo (use-scan-draft.ts)',
  'features/social/friends/add-friend.tsx': 'one field',
  'features/staff/moderation/account-search.tsx': 'a search',
  'features/staff/reason-dialog.tsx': 'names a user to staff; the dialog asks before it discards',
  'features/voice/typed-phrase-field.tsx': 'one field',
  'features/weights/weigh-form.tsx': 'one field',
};

const read = (path: string): string => readFileSync(path, 'utf8');
const matchesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '');

describe('Forms of the app', () => {
  it('finds a draft in each form, or a reason not to keep one', () => {
    const found = globSync(`${FEATURES}**/*.tsx`)
      .filter((path) => /<form|<FormDialog|closesBeside=\{false\}/.test(read(path)))
      .map((path) => path.slice(FEATURES.length));
    const without = found.filter(
      (path) => !/<DraftNote|draft=\{draft\}|<DocumentEditor/.test(read(FEATURES + path)),
    );
    expect(without.toSorted()).toEqual(Object.keys(withoutDraft).toSorted());
  });

  it('lists each form in the test that interrupts forms', () => {
    const names = globSync(`${FEATURES}features/**/*.{ts,tsx}`).flatMap((path) => {
      const text = read(path);
      return [
        ...matchesOf(text, /useDraft\(\{\s*form: '([\w-]+)'/g),
        ...matchesOf(text, /useDraft\(\{\s*form: start \? '([\w-]+)' : '[\w-]+'/g),
        ...matchesOf(text, /useDraft\(\{\s*form: start \? '[\w-]+' : '([\w-]+)'/g),
        ...matchesOf(text, /useFields(?:<\w+>)?\(\s*\{ form: '([\w-]+)'/g),
      ];
    });
    const tested = matchesOf(read('test/web/drafts/forms.tsx'), /draft: '([\w-]+)'/g);
    // The repetition is a part of the event form.
    expect(names.filter((name) => name !== 'event-repeat').toSorted()).toEqual(tested.toSorted());
    const calls = globSync(`${FEATURES}features/**/*.{ts,tsx}`).flatMap((path) =>
      matchesOf(read(path), /\b(useDraft|useFields(?:<\w+>)?)\((?!keptAs|\{ \.\.\.keptAs)/g),
    );
    expect(calls).toHaveLength(names.length - 1);
  });
});
