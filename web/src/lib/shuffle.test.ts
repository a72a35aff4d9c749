import { expect, test } from "vitest";
import { commitmentOf, contributionHash } from "./hashes";
import type { Receipt } from "./receipts";
import { judge } from "./shuffle";

const SECRET = "07".repeat(32);
const texts = [
  { seat: 0, text: "Annas Würfel" },
  { seat: 2, text: "Eves Karte" },
];
const commitsOf = (all: typeof texts) => all.map(({ seat, text }) => ({ seat, hash: contributionHash(text) }));
const commitment = commitmentOf(SECRET) ?? "";
const failed = { commitment: "aa", commits: commitsOf([{ seat: 0, text: "old" }, { seat: 2, text: "Eves alte Karte" }]), missing: [2] };
const options = { first_deal: 12, fresh_discard_on_reshuffle: false };
const header = { quintet: 2, table: "7TN832", seats: 3, first: 1, options, commitment, commits: commitsOf(texts), contributions: texts, failed_starts: [failed] };
const record = (change: object, secret = SECRET) => `${JSON.stringify({ ...header, ...change })}\n{"at":0}\n{"secret":"${secret}"}\n`;

/** What Anna's page has seen. */
const receipt: Receipt = {
  receipt: 1,
  table: "7TN832",
  starts: [
    { commitment: failed.commitment, commits: failed.commits, revealed: { seat: 0, text: "old" } },
    {
      commitment,
      commits: header.commits,
      seats: 3,
      first: 1,
      options: { first_deal: 12 },
      revealed: { seat: 0, text: "Annas Würfel" },
    },
  ],
};

test("the hashes are those of the server", () => {
  expect(contributionHash("moon")).toBe("db7db05f53443d98ad3185ee02520aab21dfc05fa32151b56602a5bc241e3c2a");
  expect(commitment).toBe("3aa972596ef0c7ea40f6cc4eb7e1ecd5e27ed27d9e44edeb75996cc1f0da332e");
  expect(commitmentOf("moon")).toBeNull();
});

test("an honest record is found right", () => {
  expect(judge(record({}), receipt)).toEqual({ wrong: [], bound: 2, contributed: true });
});

test("a page that did not contribute says so", () => {
  const watched = { ...receipt, starts: receipt.starts.map(({ commitment, commits }) => ({ commitment, commits })) };
  expect(judge(record({}), watched)).toEqual({ wrong: [], bound: 2, contributed: false });
  const unbound = { ...receipt, starts: [{ commitment, commits: [] }] };
  expect(judge(record({ commits: undefined, contributions: undefined, failed_starts: undefined }), unbound)).toEqual({
    wrong: [],
    bound: 0,
    contributed: false,
  });
});

const forged = [{ seat: 0, text: "Annas Würfel" }, { seat: 2, text: "Eves bessere Karte" }];
const other = "09".repeat(32);

test.each([
  ["a secret swapped after the commitment", record({}, other), ["secret"]],
  ["the commitment swapped with it", record({ commitment: commitmentOf(other) }, other), ["start"]],
  ["no secret at all", record({}, "moon"), ["secret"]],
  ["a text chosen after the others were known", record({ contributions: forged }), ["texts"]],
  ["its hash replaced too", record({ contributions: forged, commits: commitsOf(forged) }), ["start"]],
  ["the page's own text replaced", record({ contributions: [{ seat: 0, text: "x" }, texts[1]] }), ["texts", "own"]],
  ["the page's own text dropped", record({ contributions: texts.slice(1), commits: header.commits.slice(1) }), ["start", "own"]],
  ["a text dropped, its hash left", record({ contributions: texts.slice(0, 1) }), ["texts"]],
  ["all texts dropped", record({ contributions: [], commits: [] }), ["start", "own"]],
  ["the texts in another order", record({ contributions: [...texts].reverse() }), ["texts"]],
  ["texts and hashes in another order", record({ contributions: [...texts].reverse(), commits: [...header.commits].reverse() }), ["start"]],
  ["the failed start left out", record({ failed_starts: [] }), ["hidden"]],
  ["other hashes in it", record({ failed_starts: [{ ...failed, commits: header.commits }] }), ["hidden"]],
  ["the page blamed for it", record({ failed_starts: [{ ...failed, missing: [0] }] }), ["blamed"]],
  ["an old text replayed", record({ contributions: [{ seat: 0, text: "old" }, texts[1]], commits: [failed.commits[0], header.commits[1]] }), ["start", "own"]],
  ["another option, set when the seed was known", record({ options: { ...options, first_deal: 13 } }), ["terms"]],
  ["another first player", record({ first: 2 }), ["terms"]],
  ["nobody handed the first turn on", record({ first: undefined }), ["terms"]],
  ["another number of players", record({ seats: 4 }), ["terms"]],
  ["the record of another table", record({ table: "BBBBBB" }), ["start"]],
  ["no record", "", ["unreadable"]],
  ["half a record", record({}).slice(0, 50), ["unreadable"]],
])("%s is found", (_, text, wrong) => {
  expect(judge(text, receipt).wrong).toEqual(wrong);
});
