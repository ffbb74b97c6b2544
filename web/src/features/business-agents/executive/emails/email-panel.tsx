import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import Mail from 'lucide-react/icons/mail';
import { type ReactNode, useEffect, useRef } from 'react';
import type { AgentEngine } from '#shared/business-agents/agents/engine.ts';
import { CopyButton } from '../../common/copy-button.tsx';
import { EngineNote } from '../../common/engine-note.tsx';
import work from '../../common/work.module.css';

interface Props {
  email: { subject: string; body: string };
  engine: AgentEngine | undefined;
  /** Email address of the lead; blank without one. */
  to: string;
  children: ReactNode;
}

/** Shows a generated email. The user sends it from their own mail program. */
export const EmailPanel = ({ email, engine, to, children }: Props) => {
  const { subject, body } = email;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Runs for each new email: a repeated answer replaces the first.
    if (email) title.current?.focus();
  }, [email]);
  // Lines in a mailto URL end with CRLF (RFC 6068).
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll(/\r?\n/g, '\r\n'))}`;
  return (
    <section className={work.form} aria-labelledby="generated-email">
      <h3 id="generated-email" ref={title} tabIndex={-1}>
        {t('Generated email')}
      </h3>
      <div>
        <p className="secondary">{t('Subject|email')}</p>
        <p className={work.subject}>{subject}</p>
      </div>
      <p className={work.said}>{body}</p>
      {engine && <EngineNote engine={engine} />}
      {children}
      <div className={work.actions}>
        <Button
          component="a"
          variant="default"
          leftSection={<Mail aria-hidden />}
          href={`mailto:${encodeURIComponent(to)}?${query}`}
        >
          {t('Open in your email app')}
        </Button>
        <CopyButton text={`${subject}\n\n${body}`} />
      </div>
    </section>
  );
};
