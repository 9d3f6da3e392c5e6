import { routes } from '#config/routes.ts';

interface Props {
  /** The chat, with the question for a test; null where a line above has it already. */
  askLink: string | null;
}

/** What to do where no row answers. */
export function NothingFound({ askLink }: Props) {
  return (
    <div className="px-4 py-10 text-center">
      <h2 className="text-h3 text-eosin-deep">Nothing found</h2>
      <p className="mt-2">
        Try a shorter word or fewer filters, or <a href={routes.problems}>start from what you see</a>.
        {askLink && (
          <>
            {' We may not offer it: '}
            <a href={askLink} target="_blank" rel="noopener">
              ask us by chat
            </a>
            .
          </>
        )}
      </p>
    </div>
  );
}
