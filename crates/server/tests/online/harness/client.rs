//! A page without a browser: it speaks the protocol and keeps what it was sent.

use std::collections::{HashMap, HashSet};
use std::net::SocketAddr;
use std::sync::{LazyLock, Mutex};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use table::ContributionHash;
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};

/// How long anything may take, on a machine as busy as it likes. Only a failing test waits for it.
pub(crate) const PATIENCE: Duration = Duration::from_mins(2);

/// A refusal as it was sent.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Refused {
    pub(crate) rule: String,
    pub(crate) message: String,
}

/// A page at a table.
pub(crate) struct Client {
    pub(crate) address: SocketAddr,
    pub(crate) code: String,
    /// The cookie, as a browser keeps it.
    pub(crate) cookie: String,
    /// The page's own name.
    pub(crate) page: String,
    socket: WebSocketStream<TcpStream>,
    /// The number of the last command sent.
    pub(crate) number: u32,
    /// Every message as it came, for whoever wants to read it all.
    pub(crate) heard: Vec<String>,
    /// Every command as it was sent.
    pub(crate) said: Vec<String>,
    /// The table, as last sent.
    pub(crate) table: Value,
    /// Whom this page speaks for.
    pub(crate) you: Value,
    /// The game, as last sent.
    pub(crate) game: Value,
    pub(crate) chat: Vec<Value>,
    /// What was seen, as far as it is without a gap.
    pub(crate) sights: Vec<Value>,
    /// How many sights there were in all.
    pub(crate) last: Option<u32>,
    /// Whether the last welcome filled the gap.
    pub(crate) gapless: bool,
    /// How often it was welcomed.
    pub(crate) welcomes: u32,
    /// Answers that no test has asked for yet.
    answers: Vec<Value>,
    /// The answers to requests for hints.
    pub(crate) hints: Vec<Value>,
    /// The text that this page is bound to, with the server's commitment when it was.
    pub(crate) bound: Option<(Value, String)>,
    /// What it has revealed, likewise, and the server has acknowledged.
    pub(crate) revealed: Vec<(Value, String)>,
    /// How many texts it has drawn.
    texts: u32,
}

/// The ids of tables by their codes, of all that were opened here: people come by the link, as pages do.
static IDS: LazyLock<Mutex<HashMap<String, String>>> = LazyLock::new(Mutex::default);

/// Notes the id of a table that was opened; gives its code.
pub(crate) fn note_id(opened: &Value) -> String {
    let word = |name: &str| opened[name].as_str().unwrap_or_else(|| panic!("{opened}")).to_owned();
    IDS.lock().unwrap().insert(word("code"), word("id"));
    word("code")
}

/// What stands in the link of a table: its id, or its code if it was not opened here.
pub(crate) fn id_of(code: &str) -> String {
    IDS.lock().unwrap().get(code).cloned().unwrap_or_else(|| code.to_owned())
}

/// How to reach a table.
#[derive(Clone, Debug)]
pub(crate) struct Way {
    pub(crate) address: SocketAddr,
    pub(crate) code: String,
    pub(crate) cookie: String,
    pub(crate) page: String,
}

impl Way {
    /// Connects, without saying hello. `buffer` is how much the system takes in for a page that does not read.
    pub(crate) async fn open(&self, buffer: Option<u32>) -> WebSocketStream<TcpStream> {
        self.tries_to_open(buffer).await.expect("a server that is there")
    }

    async fn tries_to_open(&self, buffer: Option<u32>) -> Result<WebSocketStream<TcpStream>, Error> {
        let url = format!("ws://{}/api/tables/{}/socket", self.address, id_of(&self.code));
        let mut request = url.into_client_request().unwrap();
        if !self.cookie.is_empty() {
            request.headers_mut().insert("Cookie", self.cookie.parse().unwrap());
        }
        let socket = TcpSocket::new_v4().unwrap();
        if let Some(buffer) = buffer {
            socket.set_recv_buffer_size(buffer).unwrap();
        }
        let connect = async {
            let stream = socket.connect(self.address).await?;
            // As browsers do: otherwise a small message may wait 40 ms for the answer to the one before.
            stream.set_nodelay(true)?;
            Ok(tokio_tungstenite::client_async(request, stream).await?.0)
        };
        timeout(PATIENCE, connect).await.expect("a connection in time")
    }

    /// Connects, says hello and waits for the welcome.
    pub(crate) async fn hello(&self, last: Option<u32>) -> Client {
        self.hello_with(self.open(None).await, last).await
    }

    /// Connects, says hello and waits for the welcome, unless the connection breaks.
    pub(crate) async fn tries_hello(&self, last: Option<u32>) -> Result<Client, String> {
        let socket = self.tries_to_open(None).await.map_err(|error| error.to_string())?;
        self.tries_hello_with(socket, last).await
    }

    /// Says hello on that socket and waits for the welcome.
    pub(crate) async fn hello_with(&self, socket: WebSocketStream<TcpStream>, last: Option<u32>) -> Client {
        self.tries_hello_with(socket, last).await.expect("a welcome")
    }

    async fn tries_hello_with(
        &self,
        socket: WebSocketStream<TcpStream>,
        last: Option<u32>,
    ) -> Result<Client, String> {
        let mut client = Client {
            address: self.address,
            code: self.code.clone(),
            cookie: self.cookie.clone(),
            page: self.page.clone(),
            socket,
            number: 0,
            heard: Vec::new(),
            said: Vec::new(),
            table: Value::Null,
            you: Value::Null,
            game: Value::Null,
            chat: Vec::new(),
            sights: Vec::new(),
            last,
            gapless: false,
            welcomes: 0,
            answers: Vec::new(),
            hints: Vec::new(),
            bound: None,
            revealed: Vec::new(),
            texts: 0,
        };
        let hello =
            json!({ "type": "hello", "protocol": server::wire::PROTOCOL, "client": self.page, "last": last });
        client.sends(Message::text(hello.to_string())).await.map_err(|error| error.to_string())?;
        client.tries("a welcome", |client| client.welcomes > 0).await?;
        Ok(client)
    }
}

impl Client {
    /// How to come back.
    pub(crate) fn way(&self) -> Way {
        Way {
            address: self.address,
            code: self.code.clone(),
            cookie: self.cookie.clone(),
            page: self.page.clone(),
        }
    }

    /// Loses the connection and comes back with what it remembers.
    pub(crate) async fn reconnects(self) -> Client {
        let way = self.way();
        let last = self.last;
        let Client { number, sights, mut heard, said, socket, bound, revealed, texts, .. } = self;
        drop(socket);
        let mut client = way.hello(last).await;
        heard.append(&mut client.heard);
        (client.number, client.heard, client.said) = (number, heard, said);
        (client.bound, client.revealed, client.texts) = (bound, revealed, texts);
        if client.gapless {
            client.sights.splice(0..0, sights);
        }
        client
    }

    /// Sends that, whatever it is.
    pub(crate) async fn say(&mut self, message: &Value) {
        self.sends(Message::text(message.to_string())).await.expect("a connection that takes a message");
    }

    /// Sends all of these at once.
    pub(crate) async fn say_all(&mut self, messages: &[Value]) {
        let sending = async {
            for message in messages {
                self.socket.feed(Message::text(message.to_string())).await?;
            }
            self.socket.flush().await
        };
        let sent: Result<(), Error> = timeout(PATIENCE, sending).await.expect("messages sent in time");
        sent.expect("a connection that takes messages");
    }

    /// Sends a raw message.
    pub(crate) async fn sends(&mut self, message: Message) -> Result<(), Error> {
        timeout(PATIENCE, self.socket.send(message)).await.expect("a message sent in time")
    }

    /// Sends a command and does not wait for the answer; gives its number.
    pub(crate) async fn posts(&mut self, command: &Value) -> u32 {
        self.number += 1;
        self.posts_as(self.number, command).await;
        self.number
    }

    /// Sends a command with that number.
    pub(crate) async fn posts_as(&mut self, number: u32, command: &Value) {
        self.tries_to_post(number, command).await.expect("a connection that takes a command");
    }

    /// Sends a command with that number, unless the connection breaks.
    pub(crate) async fn tries_to_post(&mut self, number: u32, command: &Value) -> Result<(), Error> {
        self.said.push(command.to_string());
        let message = json!({ "type": "command", "number": number, "command": command });
        self.sends(Message::text(message.to_string())).await
    }

    /// The answer to the command of that number: a key, if it asked for one, or a refusal.
    pub(crate) async fn answer(&mut self, number: u32) -> Result<Option<String>, Refused> {
        let answer = self.tries_answer(number).await;
        answer.unwrap_or_else(|why| panic!("no answer to command {number}: {why}"))
    }

    /// The answer to the command of that number, unless the connection breaks.
    pub(crate) async fn tries_answer(
        &mut self,
        number: u32,
    ) -> Result<Result<Option<String>, Refused>, String> {
        let of_it = move |answer: &Value| answer["number"] == number;
        let what = format!("an answer to command {number}");
        self.tries(&what, |client| client.answers.iter().any(of_it)).await?;
        let at = self.answers.iter().position(of_it).unwrap();
        let answer = self.answers.remove(at);
        if answer["type"] == "done" {
            return Ok(Ok(answer["key"].as_str().map(str::to_owned)));
        }
        Ok(Err(refused(&answer)))
    }

    /// The next refusal of a message that was not a command.
    pub(crate) async fn complaint(&mut self) -> Refused {
        let unnumbered = |answer: &Value| answer["number"].is_null();
        self.until("a refusal of a message", |client| client.answers.iter().any(unnumbered)).await;
        let at = self.answers.iter().position(unnumbered).unwrap();
        refused(&self.answers.remove(at))
    }

    /// Does that at the table, which is allowed; gives the key if it asked for one.
    pub(crate) async fn does(&mut self, command: Value) -> Option<String> {
        let number = self.posts(&command).await;
        self.answer(number).await.unwrap_or_else(|refused| panic!("{command} was refused: {refused:?}"))
    }

    /// Tries that at the table, which is not allowed: the rule, which comes with a sentence.
    pub(crate) async fn cannot(&mut self, command: Value) -> String {
        let number = self.posts(&command).await;
        let refused = self.answer(number).await.expect_err("something that is not allowed");
        assert!(refused.message.len() > 10, "{refused:?}");
        refused.rule
    }

    /// Asks what to do, and waits for the answer.
    pub(crate) async fn asks(&mut self) -> Value {
        let number = self.hints.len() + 1;
        self.say(&json!({ "type": "hint", "number": number })).await;
        self.until("a hint", |client| client.hints.len() >= number).await;
        assert_eq!(self.hints[number - 1]["number"], number);
        self.hints[number - 1].clone()
    }

    /// Plays that in the game.
    pub(crate) async fn acts(&mut self, action: Value) {
        self.does(json!({ "do": "act", "action": action })).await;
    }

    /// A fresh text, and the command that binds this page to it.
    pub(crate) fn draws(&mut self) -> Value {
        self.texts += 1;
        let text = format!("{} {}", self.page, self.texts);
        let command = json!({ "do": "commit", "hash": ContributionHash::of(&text) });
        self.bound = Some((self.table["commitment"].clone(), text));
        command
    }

    /// Binds its seat to a fresh text.
    pub(crate) async fn commits(&mut self) {
        let command = self.draws();
        self.does(command).await;
        self.until("its own hash", Client::is_bound).await;
    }

    /// Whether its seat is shown as bound to its text.
    pub(crate) fn is_bound(&self) -> bool {
        let Some((_, text)) = &self.bound else { return false };
        let seat = self.seat().map(|seat| &self.table["seats"][seat as usize]["commit"]);
        seat.is_some_and(|shown| *shown == json!(ContributionHash::of(text)))
    }

    /// The command that reveals its text.
    pub(crate) fn reveal(&self) -> Value {
        json!({ "do": "reveal", "text": self.bound.as_ref().map(|(_, text)| text) })
    }

    /// Waits until it is asked for its text, checks what it is shown, and reveals it.
    pub(crate) async fn reveals(&mut self) {
        self.until("a start", Client::is_asked).await;
        let (commitment, text) = self.bound.clone().unwrap();
        assert_eq!(self.table["commitment"], commitment, "the one shown before");
        let own = json!({ "seat": self.seat(), "hash": ContributionHash::of(&text) });
        assert!(self.table["commits"].as_array().unwrap().contains(&own), "{}", self.table);
        self.does(self.reveal()).await;
        self.revealed.push((commitment, text));
    }

    /// Whether a start waits for what this page reveals.
    pub(crate) fn is_asked(&self) -> bool {
        let starting = &self.table["starting"];
        let mut awaited = starting["awaited"].as_array().into_iter().flatten();
        starting["anew"] == false && awaited.any(|seat| seat.as_u64() == self.seat())
    }

    /// Reads until it is so.
    pub(crate) async fn until(&mut self, what: &str, so: impl Fn(&Client) -> bool) {
        if let Err(why) = self.tries(what, so).await {
            panic!("{what} was awaited and the connection broke: {why}; {}", self.state());
        }
    }

    /// Reads until it is so, or the connection breaks.
    pub(crate) async fn tries(&mut self, what: &str, so: impl Fn(&Client) -> bool) -> Result<(), String> {
        let reading = async {
            while !so(self) {
                self.reads().await?;
            }
            Ok(())
        };
        let read = timeout(PATIENCE, reading).await;
        read.unwrap_or_else(|_| panic!("{what} was awaited in vain; {}", self.state()))
    }

    /// Reads until the server closes the connection.
    pub(crate) async fn until_closed(&mut self) {
        let reading = async { while self.reads().await.is_ok() {} };
        timeout(PATIENCE, reading).await.expect("the end of a connection in time");
    }

    /// Reads one message.
    pub(crate) async fn reads(&mut self) -> Result<(), String> {
        match self.socket.next().await {
            Some(Ok(Message::Text(text))) => {
                self.hears(text.as_str());
                Ok(())
            }
            Some(Ok(Message::Close(_))) | None => Err("it was closed".to_owned()),
            Some(Ok(_)) => Ok(()),
            Some(Err(error)) => Err(error.to_string()),
        }
    }

    fn hears(&mut self, text: &str) {
        self.heard.push(text.to_owned());
        let mut message: Value = serde_json::from_str(text).unwrap();
        match message["type"].as_str().unwrap() {
            "welcome" => {
                self.welcomes += 1;
                self.chat.clone_from(message["chat"].as_array().unwrap());
                (self.table, self.you) = (message["table"].take(), message["you"].take());
                let game = message["game"].take();
                self.gapless = game["gapless"] == true;
                // A page that was loaded anew counts on from what the server has.
                self.number = self.number.max(self.you["last_command"].as_u64().unwrap() as u32);
                if !game.is_null() {
                    self.sees(game);
                }
            }
            "table" => (self.table, self.you) = (message["table"].take(), message["you"].take()),
            "game" => {
                assert_eq!(message["game"]["gapless"], true, "what is sent as it happens has no gap");
                self.sees(message["game"].take());
            }
            "chat" => self.chat.push(message["line"].take()),
            "done" | "refused" => self.answers.push(message),
            "hint" | "no_hint" => self.hints.push(message),
            other => panic!("a message of an unknown kind: {other}"),
        }
    }

    /// Takes a snapshot of the game, and checks that the numbering of sights fits.
    fn sees(&mut self, game: Value) {
        let number = game["number"].as_u64().unwrap() as u32;
        let sights = game["sights"].as_array().unwrap();
        if game["gapless"] == true {
            let before = self.last.unwrap_or(0);
            assert_eq!(before + sights.len() as u32, number, "a gap where none should be: {game}");
        } else {
            assert!(sights.len() as u32 <= number, "{game}");
            self.sights.clear();
        }
        self.sights.extend(sights.iter().cloned());
        self.last = Some(number);
        self.game = game;
    }

    /// The seat of this page.
    pub(crate) fn seat(&self) -> Option<u64> {
        self.you["seat"].as_u64()
    }

    /// What the seat sees.
    pub(crate) fn view(&self) -> &Value {
        &self.game["view"]
    }

    /// What the seat is offered.
    pub(crate) fn menu(&self) -> &[Value] {
        self.game["menu"].as_array().map_or(&[], Vec::as_slice)
    }

    /// Whether the game is over, and this page knows.
    pub(crate) fn over(&self) -> bool {
        !self.game["outcome"].is_null()
    }

    /// Whether the game waits for this seat.
    pub(crate) fn awaited(&self) -> bool {
        let mut awaited = self.game["awaited"].as_array().into_iter().flatten();
        awaited.any(|seat| seat.as_u64() == self.seat())
    }

    /// A sensible action of the menu: goes out when it can, and throws away what fits nowhere.
    pub(crate) fn choice(&self) -> Option<Value> {
        let doing = |what: &'static str| self.menu().iter().find(move |action| action["do"] == what);
        if let Some(action) = doing("go_out").or_else(|| doing("draw")) {
            return Some(action.clone());
        }
        let left = self.game["aid"]["arrangements"][0]["left"].as_array();
        let useless: HashSet<&Value> = left.into_iter().flatten().collect();
        let discards = || self.menu().iter().rev().filter(|action| action["do"] == "discard");
        discards().find(|action| useless.contains(&action["card"])).or_else(|| discards().next()).cloned()
    }

    /// Plays one action from the menu once it is this seat's turn, and sees what it does; `false` if the game is
    /// over instead.
    pub(crate) async fn plays(&mut self) -> bool {
        self.until("a turn", |client| client.over() || !client.menu().is_empty()).await;
        let Some(action) = self.choice().filter(|_| !self.over()) else { return false };
        let seen = self.last;
        self.acts(action).await;
        // The answer comes first, then what the action did.
        self.until("the effect of an action", |client| client.last > seen).await;
        true
    }

    /// What is known, for the message of a failed test.
    fn state(&self) -> String {
        format!("{} {} {} {:?}", self.table, self.you, self.game["view"], self.answers)
    }
}

fn refused(answer: &Value) -> Refused {
    let word = |name: &str| answer[name].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned();
    assert!(answer["why"]["key"].is_string(), "{answer}");
    Refused { rule: word("rule"), message: word("message") }
}

/// Lets all these people play, whoever's turn it is, until the game is over for each.
pub(crate) async fn play_to_the_end(people: &mut [&mut Client]) {
    while play_one(people).await {}
}

/// Lets one of these people play the next action, and everybody see it; `false` once the game is over.
pub(crate) async fn play_one(people: &mut [&mut Client]) -> bool {
    if people.iter().any(|person| person.over()) {
        return false;
    }
    let Some(turn) = people.iter().position(|person| !person.menu().is_empty()) else {
        // Bots are at it. Whoever reads first sees it.
        let reads = people.iter_mut().map(|person| Box::pin(person.reads()));
        let first = timeout(PATIENCE, futures_util::future::select_all(reads)).await;
        let (read, ..) = first.expect("something to happen in time");
        read.expect("a connection that holds");
        return true;
    };
    if !people[turn].plays().await {
        return false;
    }
    let seen = people[turn].last;
    for person in people.iter_mut() {
        person.until("what the others saw", |client| client.last >= seen).await;
    }
    true
}
