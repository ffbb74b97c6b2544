import { t } from '#web/lib/language/translate.ts';
import { useState } from 'react';
import { PaymentSignedOut } from '#web/features/billing/checkout/payment-signed-out.tsx';
import { FullPage } from '../../full-page.tsx';
import { AuthPage } from './auth-page.tsx';

/** /payment-success without a session: shows the page (ROUTE-17) and asks the user to sign in at the same address. */
export const PaymentSignedOutPage = () => {
  const [isSigningIn, setSigningIn] = useState(false);
  if (isSigningIn) return <AuthPage />;
  return (
    <FullPage title={t('Payment')}>
      <PaymentSignedOut onSignIn={() => setSigningIn(true)} />
    </FullPage>
  );
};
