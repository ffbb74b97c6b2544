import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import type { EmailTemplate } from '#shared/business-agents/executive/schema.ts';
import { Chip } from '../../common/chip.tsx';
import { templateTypeLabels } from '../../common/status-labels.ts';
import work from '../../common/work.module.css';

interface Props {
  template: EmailTemplate;
  isBusy: boolean;
  onEdit: () => void;
  /** Deactivates or reactivates the template. */
  onTurn: () => void;
}

/** Row of an email template. Editing a built-in template creates a custom one of its type. */
export const TemplateRow = ({ template, isBusy, onEdit, onTurn }: Props) => {
  const { id, name, subject, template_type, active } = template;
  return (
    <li className={work.row}>
      <div className={work.what}>
        <h4 className={work.name}>{name}</h4>
        <p className="secondary">{subject}</p>
        <p className={work.chips}>
          <Chip tone="plain">{templateTypeLabels[template_type]}</Chip>
          {id === null && t('Built in')}
          {!active && t('Inactive')}
        </p>
      </div>
      <div className={work.tools}>
        <Button
          size="xs"
          variant="default"
          aria-label={id === null ? t('Customize {name}', { name }) : t('Edit {name}', { name })}
          onClick={onEdit}
        >
          {id === null ? t('Customize') : t('Edit')}
        </Button>
        {id !== null && (
          <Button
            size="xs"
            variant="subtle"
            disabled={isBusy}
            aria-label={active ? t('Deactivate {name}', { name }) : t('Activate {name}', { name })}
            onClick={onTurn}
          >
            {active ? t('Deactivate') : t('Activate')}
          </Button>
        )}
      </div>
    </li>
  );
};
