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
  /** Address of the lead; blank without one. */
  to: string;
  children: ReactNode;
}

/** An e-mail that was generated. It is sent by the person's own mail program. */
export const EmailPanel = ({ email, engine, to, children }: Props) => {
  const { subject, body } = email;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Each one anew: an answer that was asked for again takes the place of the first.
    if (email) title.current?.focus();
  }, [email]);
  // Lines end with CRLF in an address of a mail (RFC 6068).
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll(/\r?\n/g, '\r\n'))}`;
  return (
    <section className={work.form} aria-labelledby="generated-email">
      <h3 id="generated-email" ref={title} tabIndex={-1}>
        {t('Generated email')}
      </h3>
      <div>
        <p className={work.quiet}>{t('Subject|email')}</p>
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
          {t('Open in your mail program')}
        </Button>
        <CopyButton text={`${subject}\n\n${body}`} />
      </div>
    </section>
  );
};
