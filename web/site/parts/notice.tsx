import classes from './notice.module.css';

/** Result message of a form, for pages without JavaScript. */
export const Notice = ({ tone, title, text }: { tone: 'success' | 'error'; title: string; text: string }) => (
  <div className={classes.notice} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
    <strong>{title}</strong>
    <p>{text}</p>
  </div>
);
