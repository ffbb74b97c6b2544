import type { AppealedDecision, BrokenRule } from '#shared/moderation/schema.ts';
import { locale } from '#web/lib/language/language.ts';
import { t } from '#web/lib/language/translate.ts';
import classes from './appeal.module.css';

const dateOf = (at: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at));

const lineOf = ({ action, meal_name, until }: AppealedDecision): string => {
  const meal = meal_name ?? '';
  switch (action) {
    case 'meal_hidden':
      return t('We hid your shared meal “{meal}” from others.', { meal });
    case 'meal_removed':
      return t('We removed your shared meal “{meal}”.', { meal });
    case 'account_warned':
      return t('We warned you about what you share.');
    case 'account_suspended':
      return t('We suspended your account until {date}.', { date: until === null ? '' : dateOf(until) });
    case 'account_blocked':
      return t('We blocked your account.');
  }
};

const reasons: Record<BrokenRule, string> = {
  spam: t('Our rules don’t allow spam and advertising.'),
  offensive: t('Our rules don’t allow insults and hate.'),
  harmful: t('Our rules don’t allow content that may harm others, such as promoting starvation.'),
  private: t('Our rules don’t allow sharing what is private to someone else.'),
  other: t('It broke our rules.'),
};

const stateOf = ({ appeal, ended_at }: AppealedDecision): string | null => {
  if (appeal?.outcome === 'upheld') return t('We read your appeal, and our decision stays.');
  if (appeal?.outcome === 'lifted') return t('We read your appeal, and reversed our decision. We’re sorry.');
  if (ended_at !== null) return t('This decision is no longer in effect.');
  return appeal ? t('Your appeal has arrived. We’ll email you our answer.') : null;
};

/** What was decided and why, and what became of the appeal. */
export const DecisionFacts = ({ decision }: { decision: AppealedDecision }) => {
  const { rule, message, created_at, appeal } = decision;
  const state = stateOf(decision);
  return (
    <section className={classes.facts}>
      <p>{lineOf(decision)}</p>
      <p>{reasons[rule]}</p>
      {message && <p className={classes.words}>{t('Our team writes: {message}', { message })}</p>}
      <p className="note">{t('Decided on {date}', { date: dateOf(created_at) })}</p>
      {appeal && (
        <>
          <h2>{t('Your appeal')}</h2>
          <p className={classes.words}>{appeal.text}</p>
        </>
      )}
      {state && <p role="status">{state}</p>}
      {appeal?.answer && (
        <p className={classes.words}>{t('Our team writes: {message}', { message: appeal.answer })}</p>
      )}
    </section>
  );
};
