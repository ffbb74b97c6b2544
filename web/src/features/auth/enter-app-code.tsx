import { RichText } from '#web/lib/language/rich-text.tsx';
import { t } from '#web/lib/language/translate.ts';
import { publicAddress } from '#web/lib/navigation/public-address.ts';
import { Heading, Text } from '@aws-amplify/ui-react';

const parts = { contact: (inner: string) => <a href={publicAddress('/contact')}>{inner}</a> };

/** Title of the authenticator code form, with help for users without their phone. */
export const EnterAppCode = () => (
  <>
    <Heading level={2}>{t('Enter the code of your app')}</Heading>
    <Text>
      <RichText
        text="Open your authenticator app and type the six digits for Platewise. Is the phone gone? Set another one up with the key that you kept, or <contact>write to us</contact>."
        parts={parts}
      />
    </Text>
  </>
);
