import { t } from '#web/lib/language/translate.ts';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import classes from './light-notice.module.css';

export interface Notice {
  title: string;
  message: string;
}

interface Props extends Notice {
  onClose: () => void;
}

/** Error message of the light page, which looks like a toast of the app. */
export const LightNotice = ({ title, message, onClose }: Props) => (
  <div role="alert" className={classes.notice}>
    <TriangleAlert className={classes.mark} aria-hidden />
    <div>
      <strong>{title}</strong>
      <p className="secondary">{message}</p>
    </div>
    <button type="button" className={classes.close} aria-label={t('Close message')} onClick={onClose}>
      ×
    </button>
  </div>
);
