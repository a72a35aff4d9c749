//! Tables whose people play through every kill.

use std::time::Duration;

use catalog::GameEntry;
use futures_util::future::{join, join_all};
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use super::page::{Page, Sent, World};
use crate::client::{Client, PATIENCE};
use crate::{games, http};

/// One game in so many is followed by one at a new table and not by a rematch.
const NEW_TABLE_EVERY: u8 = 3;

/// Everything that was done at one table.
pub(super) struct Ledger {
    pub(super) code: String,
    /// By page.
    pub(super) sent: Vec<Sent>,
    /// Where its people went to play again.
    pub(super) rematch: Option<String>,
}

/// A table in the middle of its game, with its pages: Anna, Bert, another page of Bert's, Anna's phone, and somebody who
/// watches.
pub(super) struct Table {
    pages: Vec<Page>,
}

/// Which of the pages is whose.
const ANNA: usize = 0;
const BERT: usize = 1;
const PHONE: usize = 3;
const WATCHER: usize = 4;

/// A new visitor's cookie; none if everything is over first.
async fn cookie(world: &World) -> Option<String> {
    while !world.is_over() {
        if let Some(answer) = http::tries_to_get(world.address(), "/api/tables").await {
            return answer.cookie();
        }
        sleep(Duration::from_millis(5)).await;
    }
    None
}

impl Table {
    /// Opens a table of that game, seats two people, one of them on two devices, and starts; a bot has the third seat where
    /// there is one. None if everything is over first.
    pub(super) async fn opens(world: &World, game: &dyn GameEntry, turn_seconds: u16) -> Option<Table> {
        // A long peek would keep everybody waiting.
        let peeks = game.about().settings.iter().any(|setting| setting.name == "peek_seconds");
        let options = if peeks { json!({ "peek_seconds": 3 }) } else { json!({}) };
        let seats = games::seats(game, 3);
        let wish = json!({ "game": game.about().id, "seats": seats, "options": options, "name": "Anna" });
        let opened = loop {
            if world.is_over() {
                return None;
            }
            let answer =
                http::tries_to_post(world.address(), "/api/tables", wish.to_string().as_bytes()).await;
            if let Some(answer) = answer.filter(|answer| answer.status == 201) {
                break answer;
            }
            sleep(Duration::from_millis(5)).await;
        };
        let code = crate::client::note_id(&opened.json());
        let bert = cookie(world).await?;
        let cookies = [opened.cookie()?, bert.clone(), bert, cookie(world).await?, cookie(world).await?];
        let pages = (0..).zip(cookies).map(|(number, cookie)| Page::new(world, &code, cookie, number));
        let mut table = Table { pages: pages.collect() };
        table.does(BERT, json!({ "do": "sit", "seat": null, "name": "Bert" })).await;
        table.does(ANNA, json!({ "do": "clock", "seconds": turn_seconds })).await;
        // The key comes once: where it was lost with a connection, there is another.
        let key = loop {
            if let Some(key) = table.does(ANNA, json!({ "do": "share" })).await {
                break key;
            }
        };
        table.does(PHONE, json!({ "do": "claim", "key": key })).await;
        table.starts(turn_seconds).await;
        Some(table)
    }

    /// Does what is allowed; gives the key if there is one.
    async fn does(&mut self, page: usize, command: Value) -> Option<String> {
        let done = self.pages[page].does(command.clone()).await;
        done.unwrap_or_else(|refused| panic!("{command} was refused: {refused:?}"))
    }

    /// Starts the game, to which Anna and Bert contribute.
    async fn starts(&mut self, turn_seconds: u16) {
        for (page, seat) in self.pages.iter_mut().zip([Some(0), Some(1), Some(1), Some(0), None]) {
            let is_right = |client: &Client| client.seat() == seat && client.table["turn"] == turn_seconds;
            timeout(PATIENCE, page.looks_until(is_right)).await.expect("the seat and the turn clock");
        }
        for page in &mut self.pages[..=BERT] {
            page.keeps_its_word().await;
        }
        self.does(ANNA, json!({ "do": "start" })).await;
        while self.pages[ANNA].client().await.game.is_null() || self.pages[BERT].client().await.game.is_null()
        {
            for page in &mut self.pages[..=BERT] {
                page.looks().await;
                page.keeps_its_word().await;
            }
        }
    }

    /// Plays until the game or everything is over. Some watch.
    async fn plays(&mut self, rng: &mut fastrand::Rng) {
        join_all(self.pages.iter_mut().enumerate().map(|(number, page)| {
            let rng = rng.fork();
            async move {
                if number == WATCHER {
                    page.looks_until(Client::over).await;
                } else {
                    page.plays(rng).await;
                }
            }
        }))
        .await;
    }

    /// Goes to a new table with everybody, which Anna and Bert ask for at once. None if everything is over first.
    async fn plays_again(&mut self, turn_seconds: u16) -> Option<Ledger> {
        let [anna, bert, ..] = &mut self.pages[..] else { return None };
        let again = || json!({ "do": "rematch" });
        let asked = join(anna.does(again()), bert.does(again())).await;
        assert!(asked.0.is_ok() && asked.1.is_ok(), "{asked:?}");
        let mut ids: Vec<String> = Vec::new();
        for page in &mut self.pages {
            page.looks_until(|client| client.table["rematch"].is_string()).await;
            ids.extend(page.client().await.table["rematch"].as_str().map(str::to_owned));
        }
        let id = ids.first().filter(|_| !self.pages[ANNA].world.is_over())?.clone();
        assert!(ids.iter().all(|other| *other == id), "all go to one table: {ids:?}");
        let code = self.code().await;
        let sent = self.pages.iter_mut().map(|page| page.moves(&id)).collect();
        self.starts(turn_seconds).await;
        Some(Ledger { code, sent, rematch: Some(id) })
    }

    async fn code(&mut self) -> String {
        self.pages[ANNA].client().await.table["code"].as_str().unwrap().to_owned()
    }

    async fn closes(mut self) -> Ledger {
        let code = self.code().await;
        let rematch = self.pages[ANNA].client().await.table["rematch"].as_str().map(str::to_owned);
        Ledger { code, sent: self.pages.into_iter().map(|page| page.sent).collect(), rematch }
    }
}

/// Plays that game again and again.
pub(super) async fn plays(world: World, game: &'static dyn GameEntry, mut rng: fastrand::Rng) -> Vec<Ledger> {
    let mut ledgers = Vec::new();
    while !world.is_over() {
        let turn_seconds = rng.u16(15..=600);
        let Some(mut table) = Table::opens(&world, game, turn_seconds).await else { break };
        loop {
            table.plays(&mut rng).await;
            if world.is_over() || rng.u8(..NEW_TABLE_EVERY) == 0 {
                break;
            }
            match table.plays_again(turn_seconds).await {
                Some(ledger) => ledgers.push(ledger),
                None => break,
            }
        }
        ledgers.push(table.closes().await);
    }
    ledgers
}

/// A table of that game where nobody does anything, until that has happened by itself.
pub(super) async fn waits(world: World, game: &str, happened: impl Fn(&Value, &Value) -> bool) -> Ledger {
    let mut table = Table::opens(&world, catalog::find(game).unwrap(), 15).await.unwrap();
    let happened = |client: &Client| happened(&client.table, client.view());
    join_all(table.pages.iter_mut().map(|page| page.looks_until(happened))).await;
    assert!(!world.is_over(), "nothing has happened");
    table.closes().await
}
