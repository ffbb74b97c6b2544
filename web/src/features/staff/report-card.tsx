import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { staffRoutes } from '#shared/staff/routes.ts';
import type { BodyInputOf } from '#shared/http/route.ts';
import type { ReportDecision } from '#shared/staff/moderation-schema.ts';
import type { StaffReport } from '#shared/staff/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { usePhotoAddress } from '#web/lib/query/use-photo-address.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { Instant } from './instant.tsx';
import { DecisionDialog } from './moderation/decision-dialog.tsx';
import { ruleLabels } from './moderation/moderation-labels.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import classes from './staff.module.css';
import { useStaffAction } from './use-staff-action.ts';

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
      {meal.is_hidden && <p className="note">{t('Already hidden from others.')}</p>}
      <p className={classes.id}>{t('Shared by {id}', { id: meal.user_id })}</p>
    </>
  );
};

interface Props {
  report: StaffReport;
  onAccount: (userId: string) => void;
}

/** Card of a report with its meal and the decision. */
export const ReportCard = ({ report, onAccount }: Props) => {
  const { user_id, shared_meal_id, meal } = report;
  const [deciding, setDeciding] = useState<ReportDecision | null>(null);
  const { mutate, isPending } = useStaffAction({
    act: (body: BodyInputOf<typeof staffRoutes.decideReport>, idempotencyKey) =>
      call(staffRoutes.decideReport, { params: { user_id, shared_meal_id }, body, idempotencyKey }),
    onDone: () => {
      setDeciding(null);
      notify.success(t('Report resolved'));
    },
  });
  const dialog = { isPending, onClose: () => setDeciding(null) };
  return (
    <article className={classes.card}>
      <h3>{meal?.food_name ?? t('Deleted meal')}</h3>
      <p className="note">
        {ruleLabels[report.reason]}, <Instant at={report.created_at} />
      </p>
      {report.note && <p className={classes.words}>{report.note}</p>}
      <Meal meal={meal} />
      <p className={classes.id}>{t('Reported by {id}', { id: user_id })}</p>
      <div className={classes.actions}>
        {meal && !meal.is_hidden && (
          <Button variant="ink" onClick={() => setDeciding('hide')}>
            {t('Hide meal')}
          </Button>
        )}
        {meal && (
          <Button variant="default" onClick={() => setDeciding('remove')}>
            {t('Remove meal')}
          </Button>
        )}
        <Button variant="default" onClick={() => setDeciding('leave')}>
          {meal && !meal.is_hidden ? t('Keep meal') : t('Close report')}
        </Button>
        {meal && (
          <Button variant="default" onClick={() => onAccount(meal.user_id)}>
            {t('Open account')}
          </Button>
        )}
      </div>
      {deciding === 'leave' && (
        <ReasonDialog
          {...dialog}
          title={t('Close this report?')}
          about={t('It stays hidden from the person who reported it. Nothing changes for others.')}
          confirm={t('Close')}
          onReason={(reason) => mutate({ decision: deciding, reason })}
        />
      )}
      {(deciding === 'hide' || deciding === 'remove') && (
        <DecisionDialog
          {...dialog}
          title={deciding === 'hide' ? t('Hide this meal?') : t('Remove this meal?')}
          about={
            deciding === 'hide'
              ? t('Others no longer see it. It comes back if you reverse this after an appeal.')
              : t('It is deleted from all feeds with its likes. It stays in the user’s diary.')
          }
          confirm={deciding === 'hide' ? t('Hide meal') : t('Remove meal')}
          rule={report.reason}
          onDecide={(decided) => mutate({ ...decided, decision: deciding })}
        />
      )}
    </article>
  );
};
