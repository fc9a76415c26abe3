/** A call that is refused while a journey is prepared would leave its screens empty. */
export async function mustSucceed<A extends { status: number; message: string }>(
  call: Promise<A>,
): Promise<A> {
  const answer = await call;
  if (answer.status !== 1) throw new Error(answer.message);
  return answer;
}
