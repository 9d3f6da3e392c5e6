/** Animals that an emergency may be limited to. They stand apart from the schema, which the browser does not load. */
export const patients = ['dog', 'cat', 'rabbit', 'bird', 'horse', 'cattle'] as const;
