import { plural, t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { packNames } from '#shared/plans/packs.ts';
import { formatDate, taxNote, useCurrency } from '#web/features/billing/public.ts';
import { creditQueries } from './credit-queries.ts';
import type { InsufficientCredits } from '#web/lib/api/insufficient-credits.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { PackButton } from './pack-button.tsx';
import classes from './insufficient-credits-dialog.module.css';

interface Props {
  shortage: InsufficientCredits;
  /** Repeats the refused action by rules; null if only a model can do it. */
  goOn?: (() => void) | null;
  onClose: () => void;
}

const inCredits = (count: number): string =>
  plural(count, '{credits} credit', '{credits} credits', { credits: formatNumber(count) });

/** Shown when credits arrived in the meantime: bought in another tab, earned, or renewed. */
const Refilled = ({ words, onClose }: { words: string; onClose: () => void }) => (
  <Dialog title={t('You have credits again')} onClose={onClose}>
    <div className={classes.ways} role="status">
      <p>
        {words} {t('Pick up where you left off: tap the button again.')}
      </p>
      <Button onClick={onClose}>{t('Continue')}</Button>
    </div>
  </Dialog>
);

/** Dialog for insufficient credits: the reason and each way to get more. The page behind keeps its input. */
export const InsufficientCreditsDialog = ({
  shortage: { balance, cost, resetsAt },
  goOn,
  onClose,
}: Props) => {
  const { currency } = useCurrency();
  const [openedAt] = useState(() => Date.now());
  const { data, dataUpdatedAt } = useQuery({ ...creditQueries.balance(), refetchOnMount: 'always' });
  // A balance fetched before the refusal does not count.
  const now = dataUpdatedAt > openedAt ? data : undefined;
  if (now?.unlimited) return <Refilled words={t('Your credits are unlimited now.')} onClose={onClose} />;
  if (now && now.total >= cost) {
    return (
      <Refilled words={t('You have {credits} now.', { credits: inCredits(now.total) })} onClose={onClose} />
    );
  }
  return (
    <Dialog title={t('Not enough credits')} onClose={onClose}>
      <div className={classes.ways}>
        <p>
          {balance === 0
            ? t('This costs {cost}. You have none left.', { cost: inCredits(cost) })
            : t('This costs {cost}. You have {balance}.', {
                cost: inCredits(cost),
                balance: inCredits(balance),
              })}
          {resetsAt !== null &&
            ` ${t('Your monthly credits reset on {day}.', { day: formatDate(resetsAt) })}`}
        </p>
        <section aria-labelledby="buy-pack">
          <h3 id="buy-pack">{t('Buy a pack')}</h3>
          <p className="secondary">
            {t('One-time payment. These credits never expire.')} {taxNote(currency)}
          </p>
          <ul className={classes.packs}>
            {packNames.map((pack) => (
              <li key={pack}>
                <PackButton pack={pack} />
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="choose-plan">
          <h3 id="choose-plan">{t('Choose a plan')}</h3>
          <p className="secondary">{t('More credits every month, plus more features.')}</p>
          <Button variant="default" component={Link} to={paths.pricing} onClick={onClose}>
            {t('See plans')}
          </Button>
        </section>
        <section aria-labelledby="go-on">
          <h3 id="go-on">{t('Continue for free')}</h3>
          <p className="secondary">
            {goOn
              ? t('Fixed rules can do this for free, with the same input.')
              : t('Typing meals and searching our food database are free, and your work is still here.')}
          </p>
          <Button
            variant="default"
            onClick={() => {
              goOn?.();
              onClose();
            }}
          >
            {t('Continue without AI')}
          </Button>
        </section>
      </div>
    </Dialog>
  );
};
