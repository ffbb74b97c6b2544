import Check from 'lucide-react/icons/check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import classes from './toast.module.css';

export type ToastTone = 'success' | 'info' | 'error';

const icons = { success: Check, info: Info, error: TriangleAlert };

export const ToastMark = ({ tone }: { tone: ToastTone }) => {
  const Icon = icons[tone];
  return (
    <span className={classes.mark} data-tone={tone}>
      <Icon aria-hidden />
    </span>
  );
};

interface TextProps {
  message: string | undefined;
  detail: string | undefined;
  /** Button at the end, such as Undo. */
  action: { label: string; run: () => void } | undefined;
}

export const ToastText = ({ message, detail, action }: TextProps) => (
  <span className={classes.text}>
    <span className={classes.lines}>
      {message && <span>{message}</span>}
      {detail && <span>{detail}</span>}
    </span>
    {action && (
      <button type="button" className={classes.action} onClick={action.run}>
        {action.label}
      </button>
    )}
  </span>
);

export const toastClasses = {
  root: classes.root ?? '',
  icon: classes.icon ?? '',
  body: classes.body ?? '',
  title: classes.title ?? '',
  description: classes.description ?? '',
  closeButton: classes.close ?? '',
};
