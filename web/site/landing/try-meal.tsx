import { signUpPath } from '#web/lib/navigation/sign-up-path.ts';
import { useWords } from '../language/page-language.ts';
import { Button } from '../parts/button.tsx';
import classes from './try-meal.module.css';

const examples = ['two eggs on toast and a latte', 'spaghetti with tomato sauce and parmesan'];

/**
 * Form that reads a typed meal onto the plate of the hero, without an account. It is hidden without a script; the one for
 * reading is loaded with the first use (`web/site/client/load-live-plate.ts`).
 */
export const TryMeal = () => {
  const { t } = useWords();
  return (
    <form className={classes.form} data-try noValidate>
      <label htmlFor="try-text" className="label">
        {t('Try it: what did you eat?')}
      </label>
      <input
        id="try-text"
        className={classes.field}
        type="text"
        maxLength={300}
        placeholder={t('two eggs on toast and a latte')}
        aria-describedby="try-hint"
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="done"
      />
      <p id="try-hint" className="note">
        {t('No account needed. Your text is read on this device.')}
      </p>
      <div className={classes.examples} data-try-examples role="group" aria-label={t('Examples')}>
        {examples.map((example) => (
          <button key={example} type="button" className={classes.example} data-try-example>
            {t(example)}
          </button>
        ))}
      </div>
      <p className={classes.words} data-try-words hidden />
      <p className={classes.message} data-try-note />
      <section className={classes.help} data-try-help role="alert" aria-label={t('Get help')} hidden>
        <p />
        <ul className={classes.lines} aria-label={t('Call for help')} />
      </section>
      <div className={classes.result} data-try-result hidden>
        <ol className={classes.rows} data-try-rows aria-label={t('Foods')} />
        <div className={classes.keep}>
          <Button href={signUpPath} tone="ink" data-try-keep>
            {t('Keep this meal')}
          </Button>
          <p className="secondary">{t('Sign up free, and it’s your first entry.')}</p>
        </div>
      </div>
      <p className="visually-hidden" role="status" data-try-status />
      <template>
        <li className={classes.row}>
          <span className={classes.number} data-row="number" aria-hidden />
          <span className="name" data-row="name" />
          <span className={classes.grams} data-row="grams" />
          <span className={classes.kcal}>
            <span data-row="kcal" /> <small>kcal</small>
          </span>
          <span className={classes.source} data-row="source" />
        </li>
      </template>
    </form>
  );
};
