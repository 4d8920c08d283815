type Job = { send: () => Promise<void>; drop: () => void };

/** Sends a page's requests to the shop one at a time, in their order. */
export class RequestQueue {
  private readonly waiting: Job[] = [];
  private busy = false;
  private whenIdleCallbacks: (() => void)[] = [];

  /** `next` is called for one more request whenever the queue is empty. */
  constructor(private readonly next: () => Promise<void> | undefined = () => undefined) {}

  /** Resolves to the answer, or to `dropped` if the request is dropped before it is sent. `send` must never reject. */
  add<Answer>(send: () => Promise<Answer>, dropped: Answer): Promise<Answer> {
    const answer = new Promise<Answer>((resolve) =>
      this.waiting.push({ send: () => send().then(resolve), drop: () => resolve(dropped) }),
    );
    void this.work();
    return answer;
  }

  isBusy(): boolean {
    return this.busy;
  }

  whenIdle(): Promise<void> {
    return this.busy ? new Promise((resolve) => this.whenIdleCallbacks.push(resolve)) : Promise.resolve();
  }

  /** Sends all waiting requests at once, beside the running one. */
  sendAll() {
    for (const { send } of this.waiting.splice(0)) void send();
  }

  dropAll() {
    for (const { drop } of this.waiting.splice(0)) drop();
  }

  async work() {
    if (this.busy) return;
    this.busy = true;
    for (let sent: Promise<void> | undefined; (sent = this.waiting.shift()?.send() ?? this.next());) await sent;
    this.busy = false;
    for (const callback of this.whenIdleCallbacks.splice(0)) callback();
  }
}
