import { t } from '#web/lib/language/translate.ts';
import { Heading } from '@aws-amplify/ui-react';

/** Title of the form that takes the mailed code, at the level that follows the page's own. */
export const CheckYourMail = () => <Heading level={2}>{t('Check your e-mail')}</Heading>;
