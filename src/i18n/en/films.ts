/** Films and figures of the home page. */
export const films = {
  pauseHero: 'Pause the blood film',
  playHero: 'Play the blood film',
  hero: 'A dog’s blood film, drawn',
  pauseJourney: 'Pause the journey',
  playJourney: 'Play the journey',
  journey: 'Film of the five steps, from the chat to the report',
};
