import { t } from '#web/lib/language/translate.ts';
import { useSearchParams } from 'react-router-dom';
import { PaymentSuccess } from '#web/features/billing/checkout/payment-success.tsx';
import { FullPage } from '../full-page.tsx';

/** /payment-success: Stripe's return address. */
export const PaymentSuccessPage = () => {
  const [query] = useSearchParams();
  return (
    <FullPage title={t('Payment')}>
      <PaymentSuccess sessionId={query.get('session_id') ?? ''} />
    </FullPage>
  );
};
