import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { plans } from '#shared/plans/plans.ts';
import { PlanCheckout } from '#web/features/billing/checkout/plan-checkout.tsx';
import { PricingFacts } from '#web/features/pricing/pricing-facts.tsx';
import { PricingSection } from '#web/features/pricing/pricing-section.tsx';
import { intervalOf, planChoiceOf, signInPathOf } from '#web/features/billing/checkout/plan-choice.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import classes from './pricing-page.module.css';
import { PublicAppPage } from './public-app-page.tsx';

/** /pricing: plans for everyone. Users who have to sign in first return to the same price. */
export const PricingPage = () => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  return (
    <PublicAppPage page="Pricing" isSignedIn={isSignedIn}>
      {isSignedIn && (
        <Button
          className={classes.back ?? ''}
          variant="subtle"
          component={Link}
          to={paths.dashboard}
          leftSection={<ArrowLeft aria-hidden />}
        >
          {t('Back to dashboard')}
        </Button>
      )}
      <PricingSection
        id="pricing"
        titleLevel={1}
        startsWith={intervalOf(query)}
        chosen={planChoiceOf(query)?.plan ?? null}
        renderCheckout={(choice) => (
          <PlanCheckout
            choice={choice}
            isMain={plans[choice.plan].isMostPopular}
            onSignedOut={() => void navigate(signInPathOf(choice))}
          />
        )}
      />
      <PricingFacts />
    </PublicAppPage>
  );
};
