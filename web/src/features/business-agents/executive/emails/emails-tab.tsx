import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import FilePlus from 'lucide-react/icons/file-plus';
import { useState } from 'react';
import type { EmailTemplate } from '#shared/business-agents/executive/schema.ts';
import { OptionToggle } from '#web/ui/inputs/option-toggle.tsx';
import type { RenderConsent } from '#web/features/consent/public.ts';
import { LoadedList } from '../../common/loaded-list.tsx';
import work from '../../common/work.module.css';
import { EmailForm } from './email-form.tsx';
import classes from '../executive.module.css';
import { executiveQueries } from '../executive-queries.ts';
import { TemplateRow } from './template-row.tsx';
import { useTemplateActions } from './use-template-actions.ts';

interface Props {
  renderConsent: RenderConsent;
  /** null for a new template. */
  onTemplate: (template: EmailTemplate | null) => void;
}

/** Emails tab: an email for a lead, and the templates. */
export const EmailsTab = ({ renderConsent, onTemplate }: Props) => {
  const [isEvery, setEvery] = useState(false);
  const active = useQuery(executiveQueries.templates);
  const every = useQuery({ ...executiveQueries.everyTemplate, enabled: isEvery });
  const templates = isEvery ? every : active;
  const acts = useTemplateActions();
  return (
    <div className={classes.emails}>
      <section className="card" aria-labelledby="generate-email">
        <h3 id="generate-email" className={classes.heading}>
          {t('Generate an email')}
        </h3>
        <EmailForm renderConsent={renderConsent} />
      </section>
      <section className={work.form} aria-labelledby="email-templates">
        <div className={work.bar}>
          <h3 id="email-templates">{t('Email templates')}</h3>
          <Button
            size="xs"
            variant="default"
            leftSection={<FilePlus aria-hidden />}
            onClick={() => onTemplate(null)}
          >
            {t('New template')}
          </Button>
        </div>
        <OptionToggle label={t('Show inactive')} isOn={isEvery} onChange={setEvery} />
        <LoadedList
          query={templates}
          failure={t('We couldn’t load your templates')}
          empty={<p className="secondary">{t('No templates yet.')}</p>}
        >
          {(all) => (
            <ul className={work.list} aria-label={t('Email templates')}>
              {all.map((template) => (
                <TemplateRow
                  key={template.id ?? template.template_type}
                  template={template}
                  isBusy={acts.isRunning}
                  onEdit={() => onTemplate(template)}
                  onTurn={() => acts.turn(template)}
                />
              ))}
            </ul>
          )}
        </LoadedList>
      </section>
    </div>
  );
};
