import { type Block, type Line, replyBlocks } from './reply-blocks.ts';
import classes from './reply-text.module.css';

const Words = ({ line }: { line: Line }) =>
  line.runs.map(({ id, text, isBold }) => (isBold ? <strong key={id}>{text}</strong> : text));

const Part = ({ block: { kind, start, lines } }: { block: Block }) => {
  if (kind === 'text')
    return (
      <p>
        {lines.map((line) => (
          <span key={line.id} className={classes.line}>
            <Words line={line} />
          </span>
        ))}
      </p>
    );
  const items = lines.map((line) => (
    <li key={line.id}>
      <Words line={line} />
    </li>
  ));
  return kind === 'bullets' ? <ul>{items}</ul> : <ol start={start}>{items}</ol>;
};

/** A reply as text: none of it is interpreted as HTML. */
export const ReplyText = ({ children }: { children: string }) => (
  <div className={classes.reply}>
    {replyBlocks(children).map((block) => (
      <Part key={block.id} block={block} />
    ))}
  </div>
);
