import { t } from '#web/lib/language/translate.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { healthReportRoutes } from '#shared/health-reports/routes.ts';
import { type ReportRequest, reportRequest } from '#shared/health-reports/schema.ts';
import { download, saveFile } from '#web/lib/api/download.ts';
import { notify } from '#web/ui/feedback/notify.ts';

/** Downloads a report. Returns messages for an invalid range or a failed request. */
export const useReport = (onSaved: () => void) => {
  const [fault, setFault] = useState<string | null>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: ReportRequest) => download(healthReportRoutes.make, { body }),
    onSuccess: (report) => {
      saveFile(report);
      notify.success(t('Report downloaded'), report.name);
      onSaved();
    },
  });
  const make = (wanted: ReportRequest): void => {
    if (isPending) return;
    const checked = reportRequest.safeParse(wanted);
    const [issue] = checked.error?.issues ?? [];
    setFault(issue ? t(issue.message) : null);
    if (checked.success) mutate(checked.data);
  };
  const clear = (): void => {
    setFault(null);
    reset();
  };
  return { make, clear, isMaking: isPending, message: fault ?? error?.message ?? null };
};
