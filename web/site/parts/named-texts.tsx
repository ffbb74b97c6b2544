import { useWords } from '../language/page-language.ts';

interface Props {
  items: readonly { name: string; text: string }[];
}

/** List items with a title and a text each. */
export const NamedTexts = ({ items }: Props) => {
  const { t } = useWords();
  return items.map(({ name, text }) => (
    <li key={name}>
      <h3>{t(name)}</h3>
      <p>{t(text)}</p>
    </li>
  ));
};
