import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { staffRoutes } from '#shared/staff/routes.ts';
import type { decisions, StaffReport } from '#shared/staff/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { usePhotoAddress } from '#web/lib/query/use-photo-address.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { Instant } from './instant.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import classes from './staff.module.css';
import { useStaffAction } from './use-staff-action.ts';

type Decision = (typeof decisions)[number];

const reasons: Record<StaffReport['reason'], string> = {
  spam: t('Spam or advertising'),
  offensive: t('Insulting or hateful'),
  harmful: t('Harmful, such as promoting starvation'),
  private: t('Shows something private'),
  other: t('Something else'),
};

const Photo = ({ address, meal }: { address: string; meal: string }) => {
  const { src, onError } = usePhotoAddress(address);
  return src && <img className="mealPhoto" src={src} alt={meal} onError={onError} />;
};

const Meal = ({ meal }: Pick<StaffReport, 'meal'>) => {
  if (!meal) return <p className="note">{t('The user has already stopped sharing this meal.')}</p>;
  return (
    <>
      {meal.image_url && <Photo address={meal.image_url} meal={meal.food_name} />}
      {meal.caption && <p className={classes.words}>{meal.caption}</p>}
      <p className="note">
        {t('{calories} kcal', { calories: formatNumber(meal.calories) })}
        {meal.serving_size && `, ${meal.serving_size}`}
      </p>
      <p className={classes.id}>{t('Shared by {id}', { id: meal.user_id })}</p>
    </>
  );
};

/** Card of a report with its meal and the decision. */
export const ReportCard = ({ report }: { report: StaffReport }) => {
  const { user_id, shared_meal_id, meal } = report;
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const { mutate, isPending } = useStaffAction({
    act: (body: { decision: Decision; reason: string }, idempotencyKey) =>
      call(staffRoutes.decideReport, { params: { user_id, shared_meal_id }, body, idempotencyKey }),
    onDone: () => {
      setDeciding(null);
      notify.success(t('Report resolved'));
    },
  });
  return (
    <article className={classes.card}>
      <h3>{meal?.food_name ?? t('Deleted meal')}</h3>
      <p className="note">
        {reasons[report.reason]}, <Instant at={report.created_at} />
      </p>
      {report.note && <p className={classes.words}>{report.note}</p>}
      <Meal meal={meal} />
      <p className={classes.id}>{t('Reported by {id}', { id: user_id })}</p>
      <div className={classes.actions}>
        {meal && (
          <Button variant="ink" onClick={() => setDeciding('take_down')}>
            {t('Take meal down')}
          </Button>
        )}
        <Button variant="default" onClick={() => setDeciding('leave')}>
          {meal ? t('Keep meal') : t('Close report')}
        </Button>
      </div>
      {deciding && (
        <ReasonDialog
          title={deciding === 'take_down' ? t('Take this meal down?') : t('Close this report?')}
          about={
            deciding === 'take_down'
              ? t('Others will no longer see it. It stays in the user’s diary.')
              : t('It stays hidden from the person who reported it. Nothing changes for others.')
          }
          confirm={deciding === 'take_down' ? t('Take down') : t('Close')}
          isPending={isPending}
          onClose={() => setDeciding(null)}
          onReason={(reason) => mutate({ decision: deciding, reason })}
        />
      )}
    </article>
  );
};
