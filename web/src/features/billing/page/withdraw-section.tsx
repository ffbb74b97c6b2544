import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { t } from '#web/lib/language/translate.ts';

const WithdrawDialog = lazy(async () => ({
  default: (await import('./withdraw-dialog.tsx')).WithdrawDialog,
}));

/** Button to withdraw from a plan or a credit pack (Directive 2011/83/EU, Article 11a; § 356a BGB). */
export const WithdrawSection = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="card stack4" aria-labelledby="withdraw">
      <h2 id="withdraw">{t('Withdraw from an order')}</h2>
      <p className="note">
        {t('Within 14 days of an order you can withdraw without giving a reason. The contract ends at once.')}
      </p>
      <div>
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('Withdraw from contract')}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <WithdrawDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
};
