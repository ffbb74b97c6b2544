import { t } from '#web/lib/language/translate.ts';
import { Button, TextInput } from '@mantine/core';
import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import { referralLink } from '#shared/referrals/referral-link.ts';
import classes from './invite-card.module.css';
import { RewardList } from './reward-list.tsx';
import { useShareLink } from './use-share-link.ts';

/** Card with the user's referral code and link, share buttons, and the reward. */
export const InviteCard = ({ code }: { code: string }) => {
  const link = referralLink(window.location.origin, code);
  const { copy, share } = useShareLink(link);
  return (
    <section className="lift stack6" aria-labelledby="invite">
      <div className="stack2">
        <h2 id="invite">{t('Your referral code')}</h2>
        {/* Screen readers must spell the code: it is not a word. */}
        <p className={classes.signs}>
          <span aria-hidden>{code}</span>
          <span className="visually-hidden">{code.split('').join(' ')}</span>
        </p>
      </div>
      <div className={classes.link}>
        <TextInput
          label={t('Your referral link')}
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className={classes.ways} data-primary>
          <Button leftSection={<Copy aria-hidden />} onClick={copy}>
            {t('Copy link')}
          </Button>
          <Button variant="default" leftSection={<Share2 aria-hidden />} onClick={share}>
            {t('Share')}
          </Button>
        </div>
      </div>
      <RewardList />
    </section>
  );
};
