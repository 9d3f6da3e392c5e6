export type Steps = {
  /** Marks the step of the moment and shows how far (0 to 1) the whole film has come. */
  show(current: number, share: number): void;
  undo(): void;
};

/** Turns the list of steps into buttons, each of which chooses its step. */
export function toButtons(island: HTMLElement, choose: (index: number) => void): Steps {
  const list = island.querySelector('ol');
  const headings = list ? [...list.querySelectorAll('h3')] : [];
  const buttons = headings.map((heading, index) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...heading.childNodes);
    heading.append(button);
    button.addEventListener('click', () => choose(index));
    return button;
  });
  list?.toggleAttribute('data-steps', true);
  let marked = -1;

  return {
    show(current, share) {
      list?.style.setProperty('--share', String(share));
      if (current === marked) return;
      buttons[marked]?.removeAttribute('aria-current');
      buttons[current]?.setAttribute('aria-current', 'step');
      marked = current;
    },
    undo() {
      for (const button of buttons) button.replaceWith(...button.childNodes);
      list?.removeAttribute('data-steps');
    },
  };
}
