import { locale } from '#web/lib/language/language.ts';
import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import Sparkles from 'lucide-react/icons/sparkles';
import { type ReactNode, useEffect } from 'react';
import { labelOfScore } from '#shared/health-check/score.ts';
import type { InsightsAnswer } from '#shared/insights/schema.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { CreditCost } from '#web/features/credits/public.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import type { RenderConsent } from '#web/features/consent/public.ts';
import { Score } from '#web/ui/charts/score.tsx';
import { InsightCard } from './insight-card.tsx';
import { insightsQuery } from './insight-queries.ts';
import { InsightsSkeleton } from './insights-skeleton.tsx';
import { toVisibleInsights, toFallbackInsights } from './visible-insights.ts';
import { useRefresh } from './use-refresh.ts';
import classes from './insights-view.module.css';
import { RetryButton } from '#web/ui/feedback/retry-button.tsx';

interface Props {
  /** Opens the target of an insight's button; returns false if this version does not know it. */
  onAct: (kind: string) => boolean;
  renderConsent: RenderConsent;
  /** Whether the user is at risk and gets no score, as far as known without a response (decision D49). */
  isAtRisk: boolean;
  /** Content below the score for users with a paid plan. */
  more: ReactNode;
}

const madeWords = ({ engine, generated_at }: InsightsAnswer): string => {
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(
    new Date(generated_at),
  );
  return engine === 'model'
    ? t('Written by AI at {time}. All numbers checked against your data.', { time })
    : t('Calculated from your data at {time} (no AI).', { time });
};

/** Smart Insights tab: a health score and insights from the user's recent weeks. */
export const InsightsView = ({ onAct, renderConsent, isAtRisk, more }: Props) => {
  const { date } = useToday();
  const { data, error, isFetching, refetch } = useQuery(insightsQuery(date));
  const { refresh, isRefreshing, isConsentAsked, closeConsent } = useRefresh(date);
  const isFailed = error !== null && !data;
  useEffect(() => {
    if (isFailed)
      notify.error(t('Unable to load insights'), t('Please try again later or check your connection.'));
  }, [isFailed]);

  if (!data && !isFailed) return <InsightsSkeleton />;
  const { insights, language, score, isProvisional, notes } = data
    ? toVisibleInsights(data)
    : toFallbackInsights(error, isAtRisk);
  // A response without a score was not calculated from the user's data.
  const isCalculated = data && (data.error === undefined || data.healthScore !== undefined);
  const act = (kind: string): void => {
    if (!onAct(kind)) notify.info(t('Feature Coming Soon!'));
  };
  return (
    <div className={classes.view}>
      <div className="stack5">
        {score !== null && (
          <section className={classes.score} aria-label={t('Health score')}>
            <div className={classes.dial}>
              <Score score={score} label={t(labelOfScore(score))} isProvisional={isProvisional} />
            </div>
          </section>
        )}
        {isConsentAsked ? (
          renderConsent({
            onGranted: () => {
              closeConsent();
              refresh();
            },
            onDeclined: closeConsent,
          })
        ) : (
          <div className={classes.refresh}>
            {data ? (
              <>
                <Button
                  variant="ink"
                  leftSection={<Sparkles aria-hidden />}
                  loading={isRefreshing}
                  onClick={refresh}
                >
                  {t('Refresh')}
                </Button>
                <CreditCost action="insights" />
              </>
            ) : (
              <RetryButton variant="ink" isFetching={isFetching} refetch={refetch} />
            )}
          </div>
        )}
        {more}
      </div>
      <section aria-labelledby="insights-title">
        <h2 id="insights-title" className="visually-hidden">
          {t('Your insights')}
        </h2>
        {notes.length > 0 && (
          <div className={classes.note} role="status">
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
        )}
        {insights.length === 0 && <p>{t('No insights yet. Log a meal and check back.')}</p>}
        <ul className={classes.list} aria-label={t('Insights')}>
          {insights.map((insight) => (
            <InsightCard
              key={`${insight.type} ${insight.title}`}
              insight={insight}
              language={language}
              onAct={act}
            />
          ))}
        </ul>
        {isCalculated && insights.length > 0 && <p className="secondary">{madeWords(data)}</p>}
      </section>
    </div>
  );
};
