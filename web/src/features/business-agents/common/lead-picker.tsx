import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '#web/ui/inputs/select-field.tsx';
import { leadsQuery } from './leads-query.ts';

interface Props {
  /** ID of a lead; blank for none. */
  value: string;
  onChange: (id: string) => void;
  /** Label of the option for no lead. */
  none?: string;
}

/** Select field for one of the user's leads. */
export const LeadPicker = ({ value, onChange, none = t('No lead') }: Props) => {
  const { data: leads = [], error } = useQuery(leadsQuery);
  return (
    <SelectField
      label={t('Lead')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      description={error && leads.length === 0 ? t('We couldn’t load your leads.') : undefined}
      data={[
        { value: '', label: none },
        ...leads.map(({ id, name, company, email }) => ({
          value: id,
          label: `${name} (${company ?? email})`,
        })),
      ]}
    />
  );
};
