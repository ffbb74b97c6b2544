import { RichText } from '#web/lib/language/rich-text.tsx';
import classes from './fasting.module.css';

/** Who should not fast, with a source. */
const parts = {
  source: (inner: string) => (
    <a
      href="https://www.niddk.nih.gov/health-information/professionals/diabetes-discoveries-practice/patients-intermittent-fasting"
      target="_blank"
      rel="noreferrer"
    >
      {inner}
    </a>
  ),
};

/** Safety guidance below the timer. */
export const SafetyNote = () => (
  <p className={classes.note}>
    <RichText
      text="Drink plenty of water, and end your fast whenever you feel unwell. Don’t fast if you’re pregnant or breastfeeding, take diabetes medication, or have or had an eating disorder, unless your doctor agrees. Source: <source>NIH</source>"
      parts={parts}
    />
  </p>
);
