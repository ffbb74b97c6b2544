import { t } from '#web/lib/language/translate.ts';
import { StaffView } from '#web/features/staff/staff-view.tsx';
import { DocumentTitle } from '../../document-title.tsx';
import { NotFoundPage } from '../public/not-found-page.tsx';

/** /staff: messages, reports and accounts, for staff only. Other users see the 404 page. */
export const StaffPage = () => (
  <>
    <DocumentTitle page={t('Staff')} />
    <StaffView otherwise={<NotFoundPage />} />
  </>
);
