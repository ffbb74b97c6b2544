import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { FullPage } from '../../full-page.tsx';

interface Props {
  page: string;
  title: string;
  message: string;
  /** Where to go from here. */
  link: { to: string; label: string };
}

/** Page with one message and a link. */
export const MessagePage = ({ page, title, message, link }: Props) => (
  <FullPage title={page}>
    <EmptyState
      title={title}
      message={message}
      action={
        <Button component={Link} to={link.to}>
          {link.label}
        </Button>
      }
    />
  </FullPage>
);
