/** Fixed word for word; asked on the list of posts and in the editor. */
export const deleteQuestion = 'Are you sure you want to delete this blog post?';
